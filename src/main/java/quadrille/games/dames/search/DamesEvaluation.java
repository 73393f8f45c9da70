package quadrille.games.dames.search;

import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;
import quadrille.games.dames.PieceColour;

/** Evaluates a position in points; a man is worth 100. */
final class DamesEvaluation {
  private static final DamesFeature[] FEATURES = DamesFeature.values();

  private final DamesFeatureCounter features;
  private final DamesEndgameScaling endings;
  private final int[] openingWeights = new int[FEATURES.length];
  private final int[] endgameWeights = new int[FEATURES.length];
  private final int startingPieces;

  DamesEvaluation(DamesRules rules) {
    DamesMasks zones = new DamesMasks(rules.board());
    features = new DamesFeatureCounter(rules.board(), zones);
    endings = new DamesEndgameScaling(rules, zones);
    startingPieces = rules.size() * rules.menRows();
    for (DamesFeature feature : FEATURES) {
      openingWeights[feature.ordinal()] = feature.openingWeight(rules.flyingKings());
      endgameWeights[feature.ordinal()] = feature.endgameWeight(rules.flyingKings());
    }
  }

  /** Returns the score from the view of the side to move. */
  int evaluate(DamesPosition position) {
    int[] counts = features.count(position);
    int pieces = position.count(PieceColour.WHITE) + position.count(PieceColour.BLACK);
    int present = Math.min(pieces, startingPieces);
    int sum = 0;
    for (int i = 0; i < counts.length; i++) {
      sum +=
          counts[i]
              * (openingWeights[i] * present + endgameWeights[i] * (startingPieces - present));
    }
    PieceColour stronger = sum > 0 ? PieceColour.WHITE : PieceColour.BLACK;
    int white =
        sum / startingPieces * endings.scale(position, stronger) / DamesEndgameScaling.FULL_SCALE;
    return position.colourToMove() == PieceColour.WHITE ? white : -white;
  }
}
