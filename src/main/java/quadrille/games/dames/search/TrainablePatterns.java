package quadrille.games.dames.search;

import java.util.function.Supplier;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;
import quadrille.search.training.FeatureList;
import quadrille.search.training.WeightsFormat;

/**
 * The features of a {@link PatternEvaluation}: patterns of men, then those that are counted, then
 * patterns with kings.
 */
final class TrainablePatterns extends TrainableFeatures {
  private static final WeightsFormat FORMAT =
      new WeightsFormat(PatternWeights.GROUP, PatternWeights.STEPS_PER_POINT);

  private final DamesRules rules;
  private final MenPatterns patterns;
  private final PatternFeatureCounter counter;
  private final KingPatterns kingPatterns;
  private final int[] places;
  private final int[] kingIndices;
  private final int[] counts = PatternFeatureCounter.emptyCounts();

  TrainablePatterns(DamesRules rules) {
    super(rules, PatternWeights.GROUP * PatternWeights.count(rules));
    this.rules = rules;
    patterns = new MenPatterns(rules.board());
    kingPatterns = new KingPatterns(rules.board());
    kingIndices = new int[2 * kingPatterns.regions()];
    counter = new PatternFeatureCounter(rules);
    places = new int[2 * patterns.regions()];
  }

  @Override
  WeightsFormat format() {
    return FORMAT;
  }

  @Override
  Supplier<DamesEvaluation> evaluation(float[] weights) {
    PatternWeights shared = PatternWeights.of(rules, weights);
    return () -> new PatternEvaluation(rules, shared);
  }

  @Override
  void add(FeatureList list, DamesPosition position, int first, float value, float opening) {
    Blend blend = new Blend(list, first, value, opening);
    long kings = position.kings();
    patterns.find(position.white() & ~kings, position.black() & ~kings, places);
    for (int i = 0; i < places.length; i++) {
      blend.addPattern(MenPatterns.number(places[i]), i < patterns.regions());
    }
    counter.count(position, counts);
    for (int i = 0; i < counts.length; i++) {
      blend.add(patterns.patterns() + i, counts[i]);
    }
    if (kings != 0) {
      kingPatterns.find(position, kingIndices);
      int firstKings = patterns.patterns() + counts.length;
      for (int i = 0; i < kingIndices.length; i++) {
        blend.addPattern(firstKings + kingIndices[i], i < kingPatterns.regions());
      }
    }
  }

  /**
   * Adds features with their groups of weights.
   *
   * @param first the index of the first weight
   * @param value what an advantage of White counts for the side to move
   * @param opening how far the position is from the last endgame, 0 … 1
   */
  private record Blend(FeatureList list, int first, float value, float opening) {
    /** Adds a pattern as White sees it, or as Black does. */
    void addPattern(int feature, boolean isWhites) {
      add(feature, isWhites ? 1 : -1);
      list.add(first + PatternWeights.GROUP * feature + PatternWeights.TURN, Math.abs(value));
    }

    /** Adds what White has so many times more than Black. */
    void add(int feature, int times) {
      int group = first + PatternWeights.GROUP * feature;
      float endgame = 1 - opening;
      list.add(group + PatternWeights.OPENING, times * value * opening);
      list.add(group + PatternWeights.ENDGAME, times * value * endgame);
      list.add(group + PatternWeights.MIDDLE, times * value * 2 * Math.min(opening, endgame));
    }
  }
}
