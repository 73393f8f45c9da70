package quadrille.match.review;

/** How bad a move was, by what it lost of the chance to win. */
public enum Judgement {
  /** Less than a tenth. */
  FINE(0),
  /** A tenth or more: "?!". */
  INACCURACY(0.1),
  /** A fifth or more: "?". */
  MISTAKE(0.2),
  /** Three tenths or more: "??". */
  BLUNDER(0.3);

  private final double threshold;

  Judgement(double from) {
    this.threshold = from;
  }

  /**
   * The judgement on a move.
   *
   * @param loss what it lost of the chance to win, 0 … 1
   */
  public static Judgement of(double loss) {
    Judgement found = FINE;
    for (Judgement each : values()) {
      if (loss >= each.threshold) {
        found = each;
      }
    }
    return found;
  }
}
