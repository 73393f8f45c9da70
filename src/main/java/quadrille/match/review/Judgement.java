package quadrille.match.review;

import java.util.stream.Stream;

/** How bad a move was, by the winning chance it lost. */
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

  Judgement(double threshold) {
    this.threshold = threshold;
  }

  /**
   * The judgement of a move.
   *
   * @param loss the winning chance it lost, 0 … 1
   */
  public static Judgement of(double loss) {
    return Stream.of(values())
        .filter(each -> loss >= each.threshold)
        .reduce(FINE, (_, worse) -> worse);
  }
}
