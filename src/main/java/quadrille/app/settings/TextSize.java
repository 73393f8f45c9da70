package quadrille.app.settings;

/** How large everything that is written is. */
public enum TextSize {
  USUAL(100),
  LARGER(125),
  LARGEST(150);

  private final int percent;

  TextSize(int percent) {
    this.percent = percent;
  }

  /** Its size in percent of the usual one. */
  public int percent() {
    return percent;
  }
}
