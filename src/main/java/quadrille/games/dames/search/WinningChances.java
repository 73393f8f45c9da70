package quadrille.games.dames.search;

import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;
import quadrille.games.dames.PieceColour;

/**
 * Scales an advantage by the chance to win with it. A flying king is hard to catch: on 10×10 three
 * pieces seldom beat it, on 8×8 two, and kings alone cannot if it is the last piece and holds the
 * long diagonal. Where both sides have the same number of kings, an extra man is often not enough.
 */
final class WinningChances {
  private static final float DRAWN = 1 / 16F;
  private static final float UNCERTAIN = 1 / 2F;
  private static final float FULL = 1;

  private final boolean flyingKings;
  private final int maxDrawnPieces;
  private final DamesFeatureCounter features;

  WinningChances(DamesRules rules) {
    flyingKings = rules.flyingKings();
    maxDrawnPieces = rules.size() >= 10 ? 3 : 2;
    features = new DamesFeatureCounter(rules.board());
  }

  /** Returns an advantage of White, or less of it if the stronger side has little chance to win. */
  int scale(DamesPosition position, int white) {
    PieceColour stronger = white > 0 ? PieceColour.WHITE : PieceColour.BLACK;
    return (int) (white * share(position, stronger));
  }

  /** Returns the share of a colour's advantage that counts, above 0 and up to 1. */
  float share(DamesPosition position, PieceColour stronger) {
    PieceColour weaker = stronger.other();
    int othersKings = position.countKings(weaker);
    if (!flyingKings || othersKings == 0) {
      return FULL;
    }
    int kings = position.countKings(stronger);
    int pieces = position.count(stronger);
    int others = position.count(weaker);
    boolean lastAgainstKings = others == 1 && pieces == kings;
    if (pieces <= maxDrawnPieces
        || (lastAgainstKings && features.holdsLongDiagonal(position, weaker))) {
      return DRAWN;
    }
    return kings == othersKings && Math.abs(pieces - others) <= 1 ? UNCERTAIN : FULL;
  }
}
