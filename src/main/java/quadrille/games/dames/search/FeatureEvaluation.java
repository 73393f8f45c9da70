package quadrille.games.dames.search;

import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;
import quadrille.games.dames.PieceColour;

/** Evaluates positions under any rules by the {@link DamesFeature}s. */
final class FeatureEvaluation implements DamesEvaluation {
  private static final DamesFeature[] FEATURES = DamesFeature.values();

  private final DamesFeatureCounter features;

  /** The weight of each feature, times the number of pieces at the start, by pieces present. */
  private final int[][] weights;

  private final int startingPieces;
  private final WinningChances chances;

  FeatureEvaluation(DamesRules rules) {
    this(rules, GeneralWeights.of(rules));
  }

  /**
   * @param points for each feature its weight in the opening, then that in the endgame
   */
  FeatureEvaluation(DamesRules rules, float[] points) {
    features = new DamesFeatureCounter(rules.board());
    chances = new WinningChances(rules);
    startingPieces = rules.size() * rules.menRows();
    weights = new int[startingPieces + 1][FEATURES.length];
    for (int present = 0; present <= startingPieces; present++) {
      for (int i = 0; i < FEATURES.length; i++) {
        float opening = points[2 * i] * present;
        float endgame = points[2 * i + 1] * (startingPieces - present);
        weights[present][i] = Math.round(opening + endgame);
      }
    }
  }

  @Override
  public int evaluate(DamesPosition position) {
    int[] counts = features.count(position);
    int pieces = position.count(PieceColour.WHITE) + position.count(PieceColour.BLACK);
    int[] weight = weights[Math.min(pieces, startingPieces)];
    int sum = 0;
    for (int i = 0; i < counts.length; i++) {
      sum += counts[i] * weight[i];
    }
    int white = chances.scale(position, sum / startingPieces);
    return position.colourToMove() == PieceColour.WHITE ? white : -white;
  }
}
