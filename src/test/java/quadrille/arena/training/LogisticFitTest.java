package quadrille.arena.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quadrille.core.Ending;
import quadrille.core.MoveList;
import quadrille.core.Position;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.search.Knowledge;
import quadrille.search.training.FeatureList;
import quadrille.search.training.TrainingModel;
import quadrille.search.training.WeightsFormat;

class LogisticFitTest {
  /** The points that multiply the odds of a game by e. */
  private static final double SCALE = 120;

  private static final float[] PLANTED = {100, -60, 30, 10, 0};
  private static final float[] ZEROS = new float[PLANTED.length];
  private static final FitOptions OPTIONS = new FitOptions(10, 4, 0, 1000, 0, 2);

  @TempDir private Path folder;

  /** A position that is only the counts of four features, from -2 to 2. */
  private record Counts(List<Integer> counts) implements Position {
    static Counts random(Random random) {
      return new Counts(random.ints(PLANTED.length - 1, -2, 3).boxed().toList());
    }

    @Override
    public Side turn() {
      return Side.FIRST;
    }

    @Override
    public void moves(MoveList moves) {}

    @Override
    public Position play(long move) {
      throw new IllegalArgumentException();
    }

    @Override
    public long key() {
      return hashCode();
    }

    @Override
    public @Nullable Ending ending() {
      return null;
    }
  }

  /** The last feature is never there. */
  private static final class CountsModel implements TrainingModel {
    @Override
    public int positionBytes() {
      return PLANTED.length - 1;
    }

    @Override
    public void write(Position position, ByteBuffer target) {
      ((Counts) position).counts.forEach(count -> target.put(count.byteValue()));
    }

    @Override
    public Position read(ByteBuffer source) {
      List<Integer> counts = new ArrayList<>();
      for (int i = 0; i < positionBytes(); i++) {
        counts.add((int) source.get());
      }
      return new Counts(counts);
    }

    @Override
    public int weightCount() {
      return PLANTED.length;
    }

    @Override
    public WeightsFormat format() {
      return new WeightsFormat(1, 4);
    }

    @Override
    public Settings pickSettings(RandomGenerator random) {
      return Settings.NONE;
    }

    @Override
    public Supplier<Knowledge> knowledge(Settings settings, float[] weights) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void addFeatures(Position position, FeatureList features) {
      List<Integer> counts = ((Counts) position).counts;
      for (int i = 0; i < counts.size(); i++) {
        features.add(i, counts.get(i));
      }
    }
  }

  /** Writes games of one position whose results follow the planted weights; none is drawn. */
  private TrainingData plant(int games) throws Exception {
    Random random = new Random(1);
    TrainingModel model = new CountsModel();
    int recordBytes = TrainingPosition.bytes(model);
    FeatureList features = new FeatureList();
    Path path = folder.resolve(games + ".bin");
    try (TrainingFile file = TrainingFile.open(path, "planted", recordBytes)) {
      for (int number = 0; number < games; number++) {
        Counts position = Counts.random(random);
        features.clear();
        model.addFeatures(position, features);
        double score = features.sum(PLANTED);
        boolean won = random.nextDouble() < new ScoreScale(SCALE).expected(score);
        ByteBuffer game = ByteBuffer.allocate(recordBytes);
        new TrainingPosition(position, won ? 2 : 0, (int) score).write(model, game);
        file.append(number, game.flip(), 1);
      }
    }
    return TrainingData.open(path, "planted", recordBytes);
  }

  @Test
  void findsThePlantedWeightsAndTheirScale() throws Exception {
    LogisticFit fit = new LogisticFit(plant(60_000), CountsModel::new, OPTIONS);
    List<LogisticFit.Epoch> epochs = new ArrayList<>();
    float[] weights = fit.fit(ZEROS, epochs::add);

    assertThat(fit.scale().points()).isCloseTo(SCALE, within(4.0));
    for (int i = 0; i < PLANTED.length; i++) {
      assertThat(weights[i]).as("weight %d", i).isCloseTo(PLANTED[i], within(5f));
    }
    assertThat(weights[PLANTED.length - 1]).isZero();
    assertThat(epochs).hasSize(OPTIONS.epochs());
    assertThat(epochs.getLast().heldOut()).isCloseTo(fit.searchLoss(), within(0.002));
  }

  @Test
  void aSmallDeviationKeepsTheWeightsSmall() throws Exception {
    FitOptions cautious = new FitOptions(10, 4, 0, 0.5, 0, 1);

    float[] weights = new LogisticFit(plant(2000), CountsModel::new, cautious).fit(ZEROS, _ -> {});

    assertThat(weights[0]).isBetween(0f, 50f);
  }

  @Test
  void aSmallDeviationKeepsWhatTheWeightsBeginWith() throws Exception {
    FitOptions cautious = new FitOptions(10, 4, 0, 0.5, 0, 1);

    float[] weights =
        new LogisticFit(plant(2000), CountsModel::new, cautious).fit(PLANTED, _ -> {});

    assertThat(weights[0]).isCloseTo(PLANTED[0], within(5f)).isNotEqualTo(PLANTED[0]);
  }

  @Test
  void theWeightsOfFeaturesThatTooFewPositionsHaveAreLeftOut() throws Exception {
    FitOptions many = new FitOptions(1, 4, 0, 1000, FitOptions.MAX_MIN_POSITIONS, 1);

    float[] ofFew = new LogisticFit(plant(100), CountsModel::new, many).fit(PLANTED, _ -> {});
    float[] ofMore = new LogisticFit(plant(300), CountsModel::new, many).fit(PLANTED, _ -> {});

    assertThat(ofFew).containsOnly(0);
    assertThat(Arrays.copyOf(ofMore, PLANTED.length - 1)).doesNotContain(0);
  }

  @Test
  void noMoreThreadsFitThanHaveRoomInMemory() {
    int tenth = (int) (Runtime.getRuntime().maxMemory() / Float.BYTES / 10);
    assertThat(LogisticFit.maxThreads(tenth)).isBetween(5, 6);
    assertThat(LogisticFit.maxThreads(Integer.MAX_VALUE)).isEqualTo(1);
  }

  @Test
  void tooFewGamesAreRefused() throws Exception {
    TrainingData data = plant(1);
    assertThatThrownBy(() -> new LogisticFit(data, CountsModel::new, OPTIONS))
        .isInstanceOf(TrainingException.class)
        .hasMessage(
            "too few games for a fit, 1: one in 20 is held out, and the others are learned.");
  }
}
