package quadrille.games.hexxagon;

/** The worth of a position in hundredths of a piece. */
final class HexxagonEvaluation {
  private static final int PIECE = 100;
  private static final int CLONE_TARGET = 6;
  private static final int TEMPO = 60;

  private HexxagonEvaluation() {}

  /** From the view of the side to move, whose pieces are {@code own}. */
  static int evaluate(long own, long other, long empty) {
    int pieces = Long.bitCount(own) - Long.bitCount(other);
    int clones = cloneTargets(own, empty) - cloneTargets(other, empty);
    return PIECE * pieces + CLONE_TARGET * clones + TEMPO;
  }

  private static int cloneTargets(long pieces, long empty) {
    int targets = 0;
    for (long rest = empty; rest != 0; rest &= rest - 1) {
      if ((HexxagonCells.NEAR[Long.numberOfTrailingZeros(rest)] & pieces) != 0) {
        targets++;
      }
    }
    return targets;
  }
}
