package quadrille.games.dames.search;

import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;
import quadrille.games.dames.PieceColour;

/**
 * Scales down advantages that are hard to win. With flying kings, a lone king is hard to catch: on
 * 10×10 three pieces seldom win against it, on 8×8 two, and on the long diagonal it is safe from
 * one more.
 */
final class DamesEndgameScaling {
  /** The scale at which an advantage counts in full. */
  static final int FULL_SCALE = 16;

  private static final int DRAWN = 1;
  private static final int HARD = 4;
  private static final int UNCERTAIN = 8;
  private static final int FEW_PIECES = 8;

  private final DamesMasks masks;
  private final boolean flyingKings;
  private final int maxDrawnPieces;

  DamesEndgameScaling(DamesRules rules, DamesMasks zones) {
    this.masks = zones;
    flyingKings = rules.flyingKings();
    maxDrawnPieces = rules.size() >= 10 ? 3 : 2;
  }

  /** Returns the share of that colour's advantage that counts, 0 … {@value #FULL_SCALE}. */
  int scale(DamesPosition position, PieceColour stronger) {
    PieceColour weaker = stronger.other();
    int many = position.count(stronger);
    int few = position.count(weaker);
    if (!flyingKings || many + few > FEW_PIECES || position.countKings(weaker) == 0) {
      return FULL_SCALE;
    }
    if (many <= maxDrawnPieces) {
      return DRAWN;
    }
    if (holdsLongDiagonal(position, weaker)) {
      return many == maxDrawnPieces + 1 ? DRAWN : HARD;
    }
    return few > 1 ? UNCERTAIN : FULL_SCALE;
  }

  private boolean holdsLongDiagonal(DamesPosition position, PieceColour colour) {
    long low = position.pieces(colour, 0) & position.kings(0) & masks.longDiagonal(0);
    long high = position.pieces(colour, 1) & position.kings(1) & masks.longDiagonal(1);
    return (low | high) != 0;
  }
}
