package quadrille.match;

import org.jspecify.annotations.Nullable;
import quadrille.core.Side;

/** The offer of a draw that stands in a match, if any; used by the referee's thread alone. */
final class DrawOffer {
  /** How many moves of both sides are an opening, in which an even game is no reason to end it. */
  private static final int OPENING_PLIES = 40;

  private final MoveHistory history;
  private @Nullable Side offeredBy;

  DrawOffer(MoveHistory moves) {
    this.history = moves;
  }

  /** The side that offers, or null. */
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

  /** A side has moved: an offer to it is answered by that, one of its own stands. */
  void onMove(Side side) {
    offeredBy = offeredBy == side ? offeredBy : null;
  }

  /**
   * Whether a machine takes a draw: when its last search saw it half a man or box behind, or, once
   * the opening is over, nothing better than even.
   */
  boolean isAcceptableTo(Side machine) {
    Integer score = history.lastScore(machine);
    if (score == null) {
      return false;
    }
    boolean behind = 2 * score <= -history.line().game().pointsPerUnit();
    return behind || (score <= 0 && history.line().ply() >= OPENING_PLIES);
  }
}
