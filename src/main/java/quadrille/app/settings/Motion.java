package quadrille.app.settings;

/** How fast moves are seen happening. */
public enum Motion {
  OFF(0),
  FAST(120),
  NORMAL(200),
  SLOW(450);

  private final int millis;

  Motion(int millis) {
    this.millis = millis;
  }

  /** How long one step of a move takes, in milliseconds; 0 for not at all. */
  public int millis() {
    return millis;
  }
}
