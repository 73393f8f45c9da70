package quadrille.games.dames.search;

import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;
import quadrille.games.dames.PieceColour;

/**
 * Evaluates positions by weights that were trained for their rules: of the patterns of men and of
 * kings in all regions, and of a few features (see {@link PatternWeights}).
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
    patterns.find(position.white() & ~kings, position.black() & ~kings, places);
    long white = patternSum(0);
    long black = patternSum(regions);
    if (kings != 0) {
      kingPatterns.find(position, kingIndices);
      white += kingPatternSum(0);
      black += kingPatternSum(kingPatterns.regions());
    }
    int turn = PatternWeights.field(white + black, PatternWeights.TURN);
    long difference = white - black;
    int opening = PatternWeights.field(difference, PatternWeights.OPENING);
    int endgame = PatternWeights.field(difference, PatternWeights.ENDGAME);
    int middle = PatternWeights.field(difference, PatternWeights.MIDDLE);
    features.count(position, counts);
    for (int i = 0; i < counts.length; i++) {
      int[] feature = weights.feature(i);
      opening += feature[PatternWeights.OPENING] * counts[i];
      endgame += feature[PatternWeights.ENDGAME] * counts[i];
      middle += feature[PatternWeights.MIDDLE] * counts[i];
    }
    int present = Math.min(startingPieces, Long.bitCount(position.white() | position.black()));
    int gone = startingPieces - present;
    int blended = opening * present + endgame * gone + 2 * middle * Math.min(present, gone);
    boolean whiteToMove = position.colourToMove() == PieceColour.WHITE;
    int sum = blended / startingPieces + (whiteToMove ? turn : -turn);
    int scaled = chances.scale(position, sum) / PatternWeights.STEPS_PER_POINT;
    return whiteToMove ? scaled : -scaled;
  }

  /** Adds up the weights of the patterns of men that one side sees. */
  private long patternSum(int first) {
    long sum = 0;
    for (int i = first; i < first + regions; i++) {
      sum += weights.pattern(places[i]);
    }
    return sum;
  }

  /** Adds up the weights of the patterns with kings that one side sees. */
  private long kingPatternSum(int first) {
    long sum = 0;
    for (int i = first; i < first + kingPatterns.regions(); i++) {
      sum += weights.kingPattern(kingIndices[i]);
    }
    return sum;
  }
}
