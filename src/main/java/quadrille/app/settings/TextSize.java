package quadrille.app.settings;

/** The size of all text. */
public enum TextSize {
  USUAL(100),
  LARGER(125),
  LARGEST(150);

  private final int percent;

  TextSize(int percent) {
    this.percent = percent;
  }

  /** The size in percent of the normal one. */
  public int percent() {
    return percent;
  }
}
