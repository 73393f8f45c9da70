package quadrille.games.dames.search;

import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;
import quadrille.games.dames.PieceColour;

/**
 * Evaluates positions by weights that were trained for their rules: of the patterns of men and of
 * kings in all regions, and of a few features. Each weight is blended by material between one for
 * the opening and one for the endgame.
 */
final class PatternEvaluation implements DamesEvaluation {
  private final PatternWeights weights;
  private final MenPatterns patterns;
  private final PatternFeatureCounter features;
  private final WinningChances chances;
  private final int startingPieces;
  private final int regions;
  private final KingPatterns kingPatterns;
  private final int[] places;
  private final int[] kingIndices;
  private final int[] counts = PatternFeatureCounter.emptyCounts();

  PatternEvaluation(DamesRules rules, PatternWeights weights) {
    this.weights = weights;
    patterns = new MenPatterns(rules.board());
    features = new PatternFeatureCounter(rules);
    chances = new WinningChances(rules);
    startingPieces = rules.size() * rules.menRows();
    regions = patterns.regions();
    places = new int[2 * regions];
    kingPatterns = new KingPatterns(rules.board());
    kingIndices = new int[2 * kingPatterns.regions()];
  }

  @Override
  public boolean foreseesCaptures() {
    return true;
  }

  @Override
  public int evaluate(DamesPosition position) {
    long kings = position.kings();
    long menPairs = menPairs(position.white() & ~kings, position.black() & ~kings);
    int opening = PatternWeights.opening(menPairs);
    int endgame = PatternWeights.endgame(menPairs);
    if (kings != 0) {
      long kingPairs = kingPairs(position);
      opening += PatternWeights.opening(kingPairs);
      endgame += PatternWeights.endgame(kingPairs);
    }
    features.count(position, counts);
    for (int i = 0; i < counts.length; i++) {
      opening += weights.opening(i) * counts[i];
      endgame += weights.endgame(i) * counts[i];
    }
    int present = Math.min(startingPieces, Long.bitCount(position.white() | position.black()));
    int blended = opening * present + endgame * (startingPieces - present);
    int white = chances.scale(position, blended / startingPieces);
    return position.colourToMove() == PieceColour.WHITE ? white : -white;
  }

  /** Adds up the pairs of the patterns of men. */
  private long menPairs(long white, long black) {
    patterns.find(white, black, places);
    long sum = 0;
    for (int i = 0; i < regions; i++) {
      sum += weights.pattern(places[i]) - weights.pattern(places[regions + i]);
    }
    return sum;
  }

  /** Adds up the pairs of the patterns with kings. */
  private long kingPairs(DamesPosition position) {
    kingPatterns.find(position, kingIndices);
    int kingRegions = kingPatterns.regions();
    long sum = 0;
    for (int i = 0; i < kingRegions; i++) {
      sum +=
          weights.kingPattern(kingIndices[i]) - weights.kingPattern(kingIndices[kingRegions + i]);
    }
    return sum;
  }
}
