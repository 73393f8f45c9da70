package quadrille.games.dames.search;

import java.util.function.Supplier;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;

/** The features of a {@link FeatureEvaluation}, for boards of all sizes. */
final class TrainableCounts extends TrainableFeatures {
  /** A feature may count many times, and there are few. */
  static final int STEPS_PER_POINT = 16;

  private final DamesRules rules;
  private final DamesFeatureCounter counter;

  TrainableCounts(DamesRules rules) {
    super(rules, DamesFeature.values().length);
    this.rules = rules;
    counter = new DamesFeatureCounter(rules.board());
  }

  @Override
  int stepsPerPoint() {
    return STEPS_PER_POINT;
  }

  @Override
  Supplier<DamesEvaluation> evaluation(float[] weights) {
    return () -> new FeatureEvaluation(rules, weights);
  }

  @Override
  void find(DamesPosition position, Listener listener) {
    int[] counts = counter.count(position);
    for (int i = 0; i < counts.length; i++) {
      listener.found(i, counts[i]);
    }
  }
}
