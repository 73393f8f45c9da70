package quadrille.games.dames.search;

import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;
import quadrille.games.dames.PieceColour;

/**
 * Evaluates positions by weights that were trained for their rules: of the patterns of men in all
 * regions and of a few features. Each weight is blended by material between one for the opening and
 * one for the endgame.
 */
final class PatternEvaluation implements DamesEvaluation {
  private final PatternWeights weights;
  private final MenPatterns patterns;
  private final PatternFeatureCounter features;
  private final WinningChances chances;
  private final int startingPieces;
  private final int regions;
  private final KingPatterns kingPatterns;
  private final int[] indices;
  private final int[] kingIndices;
  private final int[] counts = PatternFeatureCounter.emptyCounts();

  PatternEvaluation(DamesRules rules, PatternWeights weights) {
    this.weights = weights;
    patterns = new MenPatterns(rules.board());
    features = new PatternFeatureCounter(rules);
    chances = new WinningChances(rules);
    startingPieces = rules.size() * rules.menRows();
    regions = patterns.regions();
    indices = new int[2 * regions];
    kingPatterns = new KingPatterns(rules);
    kingIndices = new int[2 * kingPatterns.regions()];
  }

  @Override
  public boolean foreseesCaptures() {
    return true;
  }

  @Override
  public int evaluate(DamesPosition position) {
    long kings = position.kings();
    patterns.find(position.white() & ~kings, position.black() & ~kings, indices);
    features.count(position, counts);
    long sum = 0;
    int endgame = 0;
    for (int i = 0; i < regions; i++) {
      int white = weights.pattern(indices[i]);
      int black = weights.pattern(indices[regions + i]);
      sum += (long) white - black;
      endgame += (short) white - (short) black;
    }
    if (kings != 0) {
      kingPatterns.find(position, kingIndices);
      int kingRegions = kingPatterns.regions();
      for (int i = 0; i < kingRegions; i++) {
        int white = weights.kingPattern(kingIndices[i]);
        int black = weights.kingPattern(kingIndices[kingRegions + i]);
        sum += (long) white - black;
        endgame += (short) white - (short) black;
      }
    }
    // A pair of weights is a number: the one for the opening times 2¹⁶ plus the one for the
    // endgame.
    int opening = (int) ((sum - endgame) >> PatternWeights.OPENING_SHIFT);
    for (int i = 0; i < counts.length; i++) {
      opening += weights.opening(i) * counts[i];
      endgame += weights.endgame(i) * counts[i];
    }
    int present = Math.min(startingPieces, Long.bitCount(position.white() | position.black()));
    int blended = opening * present + endgame * (startingPieces - present);
    int white = chances.scale(position, blended / (startingPieces * PatternWeights.UNITS));
    return position.colourToMove() == PieceColour.WHITE ? white : -white;
  }
}
