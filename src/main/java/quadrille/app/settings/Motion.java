package quadrille.app.settings;

/** The speed of move animations. */
public enum Motion {
  OFF(0),
  FAST(120),
  NORMAL(200),
  SLOW(450);

  private final int millis;

  Motion(int millis) {
    this.millis = millis;
  }

  /** The duration of one step in milliseconds, 0 for no animation. */
  public int millis() {
    return millis;
  }
}
