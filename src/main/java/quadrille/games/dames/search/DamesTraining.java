package quadrille.games.dames.search;

import java.nio.ByteBuffer;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import quadrille.core.Position;
import quadrille.core.Settings;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;
import quadrille.search.Knowledge;
import quadrille.search.training.FeatureList;
import quadrille.search.training.TrainingModel;
import quadrille.search.training.WeightsFormat;

/**
 * Trains an evaluation for certain rules: by patterns, or by the features of a {@link
 * FeatureEvaluation} on boards that are too large for patterns.
 */
public final class DamesTraining implements TrainingModel {
  private final Settings settings;
  private final DamesRules rules;
  private final DamesRecords records;
  private final TrainableFeatures features;

  /** For games with these settings. */
  public DamesTraining(Settings settings) {
    this.settings = settings;
    rules = DamesRules.of(settings);
    records = new DamesRecords(rules);
    features =
        rules.board().words() == 1 ? new TrainablePatterns(rules) : new TrainableCounts(rules);
  }

  @Override
  public Settings pickSettings(RandomGenerator random) {
    return settings;
  }

  @Override
  public int positionBytes() {
    return records.bytes();
  }

  @Override
  public void write(Position position, ByteBuffer target) {
    records.write((DamesPosition) position, target);
  }

  @Override
  public DamesPosition read(ByteBuffer source) {
    return records.read(source);
  }

  @Override
  public int weightCount() {
    return features.weightCount();
  }

  @Override
  public WeightsFormat format() {
    return features.format();
  }

  @Override
  public void addFeatures(Position position, FeatureList list) {
    features.addTo(list, (DamesPosition) position, 0);
  }

  @Override
  public Supplier<Knowledge> knowledge(Settings settings, float[] weights) {
    Supplier<DamesEvaluation> evaluation = features.evaluation(weights);
    return () -> new DamesKnowledge(rules, evaluation.get());
  }
}
