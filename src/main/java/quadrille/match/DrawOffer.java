package quadrille.match;

import org.jspecify.annotations.Nullable;
import quadrille.core.Side;

/** The pending draw offer of a match, if any. Used by the referee's thread only. */
final class DrawOffer {
  /** The opening: before this many moves of both sides, an even score is no reason for a draw. */
  private static final int OPENING_PLIES = 40;

  private final MoveHistory history;
  private @Nullable Side offeredBy;

  DrawOffer(MoveHistory history) {
    this.history = history;
  }

  /** The side that has offered a draw, or null. */
  @Nullable Side offeredBy() {
    return offeredBy;
  }

  boolean isMadeTo(Side side) {
    return offeredBy == side.other();
  }

  void offer(Side side) {
    offeredBy = side;
  }

  void withdraw() {
    offeredBy = null;
  }

  /** A move declines the opponent's offer; the mover's own offer stands. */
  void onMove(Side side) {
    offeredBy = offeredBy == side ? offeredBy : null;
  }

  /**
   * Whether a computer accepts a draw: when its last score has it half a man or box behind or,
   * after the opening, no better than even.
   */
  boolean isAcceptableTo(Side computer) {
    Integer score = history.lastScore(computer);
    if (score == null) {
      return false;
    }
    boolean behind = 2 * score <= -history.line().game().pointsPerUnit();
    return behind || (score <= 0 && history.line().ply() >= OPENING_PLIES);
  }
}
