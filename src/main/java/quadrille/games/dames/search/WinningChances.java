package quadrille.games.dames.search;

import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;
import quadrille.games.dames.PieceColour;

/**
 * Tells how much of an advantage can be turned into a win. With flying kings, a lone king is hard
 * to catch: on 10×10 three pieces seldom win against it, on 8×8 two, and on the long diagonal it is
 * safe from one more.
 */
final class WinningChances {
  private static final float DRAWN = 1 / 16F;
  private static final float HARD = 1 / 4F;
  private static final float UNCERTAIN = 1 / 2F;
  private static final float FULL = 1;
  private static final int FEW_PIECES = 8;

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
    int many = position.count(stronger);
    int few = position.count(weaker);
    if (!flyingKings || many + few > FEW_PIECES || position.countKings(weaker) == 0) {
      return FULL;
    }
    if (many <= maxDrawnPieces) {
      return DRAWN;
    }
    if (features.holdsLongDiagonal(position, weaker)) {
      return many == maxDrawnPieces + 1 ? DRAWN : HARD;
    }
    return few > 1 ? UNCERTAIN : FULL;
  }
}
