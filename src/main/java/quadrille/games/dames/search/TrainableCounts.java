package quadrille.games.dames.search;

import java.util.function.Supplier;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;
import quadrille.search.training.FeatureList;
import quadrille.search.training.WeightsFormat;

/** The features of a {@link FeatureEvaluation}, for boards of all sizes. */
final class TrainableCounts extends TrainableFeatures {
  /** A feature may count many times, and there are few. */
  static final WeightsFormat FORMAT = new WeightsFormat(2, 16);

  private final DamesRules rules;
  private final DamesFeatureCounter counter;

  TrainableCounts(DamesRules rules) {
    super(rules, FORMAT.group() * DamesFeature.values().length);
    this.rules = rules;
    counter = new DamesFeatureCounter(rules.board());
  }

  @Override
  WeightsFormat format() {
    return FORMAT;
  }

  @Override
  Supplier<DamesEvaluation> evaluation(float[] weights) {
    return () -> new FeatureEvaluation(rules, weights);
  }

  @Override
  void add(FeatureList list, DamesPosition position, int first, float value, float opening) {
    int[] counts = counter.count(position);
    for (int i = 0; i < counts.length; i++) {
      list.add(first + 2 * i, counts[i] * value * opening);
      list.add(first + 2 * i + 1, counts[i] * value * (1 - opening));
    }
  }
}
