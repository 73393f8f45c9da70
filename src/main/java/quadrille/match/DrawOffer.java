package quadrille.match;

import org.jspecify.annotations.Nullable;
import quadrille.core.Side;

/** The offer of a draw that stands in a match, if any; used by the referee's thread alone. */
final class DrawOffer {
  /** How many moves of both sides are an opening, in which an even game is no reason to end it. */
  private static final int OPENING = 40;

  private final MovesPlayed moves;
  private @Nullable Side by;

  DrawOffer(MovesPlayed moves) {
    this.moves = moves;
  }

  /** The side that offers, or null. */
  @Nullable Side by() {
    return by;
  }

  boolean isTo(Side side) {
    return by == side.other();
  }

  void make(Side side) {
    by = side;
  }

  void withdraw() {
    by = null;
  }

  /** A side has moved: an offer to it is answered by that, one of its own stands. */
  void moved(Side side) {
    by = by == side ? by : null;
  }

  /**
   * Whether a machine takes a draw: when its last search saw it half a man or box behind, or, once
   * the opening is over, nothing better than even.
   */
  boolean isLikedBy(Side machine) {
    Integer score = moves.lastScore(machine);
    if (score == null) {
      return false;
    }
    boolean behind = 2 * score <= -moves.line().game().pointsPerUnit();
    return behind || score <= 0 && moves.line().ply() >= OPENING;
  }
}
