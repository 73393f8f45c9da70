package quadrille.games.dames.search;

import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;
import quadrille.games.dames.PieceColour;

/** Evaluates a position in points; a man is worth 100. */
final class DamesEvaluation {
  private static final DamesFeature[] FEATURES = DamesFeature.values();

  /** The scale at which an advantage counts in full. */
  private static final int FULL_SCALE = 16;

  private static final int DRAWN = 1;
  private static final int HARD = 4;
  private static final int UNCERTAIN = 8;
  private static final int FEW_PIECES = 8;

  private final DamesFeatureCounter features;

  /** The weight of each feature, times the number of pieces at the start, by pieces present. */
  private final int[][] weights;

  private final int startingPieces;
  private final boolean flyingKings;
  private final int maxDrawnPieces;

  DamesEvaluation(DamesRules rules) {
    features = new DamesFeatureCounter(rules.board());
    flyingKings = rules.flyingKings();
    maxDrawnPieces = rules.size() >= 10 ? 3 : 2;
    startingPieces = rules.size() * rules.menRows();
    weights = new int[startingPieces + 1][FEATURES.length];
    for (int present = 0; present <= startingPieces; present++) {
      for (DamesFeature feature : FEATURES) {
        weights[present][feature.ordinal()] =
            feature.openingWeight(flyingKings) * present
                + feature.endgameWeight(flyingKings) * (startingPieces - present);
      }
    }
  }

  /** Returns the score from the view of the side to move. */
  int evaluate(DamesPosition position) {
    int[] counts = features.count(position);
    int pieces = position.count(PieceColour.WHITE) + position.count(PieceColour.BLACK);
    int[] weight = weights[Math.min(pieces, startingPieces)];
    int sum = 0;
    for (int i = 0; i < counts.length; i++) {
      sum += counts[i] * weight[i];
    }
    PieceColour stronger = sum > 0 ? PieceColour.WHITE : PieceColour.BLACK;
    int white = sum / startingPieces * scale(position, stronger) / FULL_SCALE;
    return position.colourToMove() == PieceColour.WHITE ? white : -white;
  }

  /**
   * Returns the share of a colour's advantage that counts, 0 … {@value #FULL_SCALE}: less if it is
   * hard to win. With flying kings, a lone king is hard to catch: on 10×10 three pieces seldom win
   * against it, on 8×8 two, and on the long diagonal it is safe from one more.
   */
  private int scale(DamesPosition position, PieceColour stronger) {
    PieceColour weaker = stronger.other();
    int many = position.count(stronger);
    int few = position.count(weaker);
    if (!flyingKings || many + few > FEW_PIECES || position.countKings(weaker) == 0) {
      return FULL_SCALE;
    }
    if (many <= maxDrawnPieces) {
      return DRAWN;
    }
    if (features.holdsLongDiagonal(position, weaker)) {
      return many == maxDrawnPieces + 1 ? DRAWN : HARD;
    }
    return few > 1 ? UNCERTAIN : FULL_SCALE;
  }
}
