package quadrille.games.dames.search;

import java.util.function.Supplier;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;

/**
 * The features of a {@link PatternEvaluation}: patterns of men, then those that are counted, then
 * patterns with kings.
 */
final class TrainablePatterns extends TrainableFeatures {
  /**
   * {@link PatternWeights} are whole points: with so many patterns, rounding one hardly matters.
   */
  private static final int STEPS_PER_POINT = 1;

  private final DamesRules rules;
  private final MenPatterns patterns;
  private final PatternFeatureCounter counter;
  private final KingPatterns kingPatterns;
  private final int[] places;
  private final int[] kingIndices;
  private final int[] counts = PatternFeatureCounter.emptyCounts();

  TrainablePatterns(DamesRules rules) {
    super(rules, PatternWeights.count(rules));
    this.rules = rules;
    patterns = new MenPatterns(rules.board());
    kingPatterns = new KingPatterns(rules.board());
    kingIndices = new int[2 * kingPatterns.regions()];
    counter = new PatternFeatureCounter(rules);
    places = new int[2 * patterns.regions()];
  }

  @Override
  int stepsPerPoint() {
    return STEPS_PER_POINT;
  }

  @Override
  Supplier<DamesEvaluation> evaluation(float[] weights) {
    PatternWeights shared = PatternWeights.of(rules, weights);
    return () -> new PatternEvaluation(rules, shared);
  }

  @Override
  void find(DamesPosition position, Listener listener) {
    long kings = position.kings();
    patterns.find(position.white() & ~kings, position.black() & ~kings, places);
    for (int i = 0; i < places.length; i++) {
      listener.found(MenPatterns.number(places[i]), i < patterns.regions() ? 1 : -1);
    }
    counter.count(position, counts);
    for (int i = 0; i < counts.length; i++) {
      listener.found(patterns.patterns() + i, counts[i]);
    }
    if (kings != 0) {
      findKings(position, patterns.patterns() + counts.length, listener);
    }
  }

  private void findKings(DamesPosition position, int first, Listener listener) {
    kingPatterns.find(position, kingIndices);
    for (int i = 0; i < kingIndices.length; i++) {
      listener.found(first + kingIndices[i], i < kingPatterns.regions() ? 1 : -1);
    }
  }
}
