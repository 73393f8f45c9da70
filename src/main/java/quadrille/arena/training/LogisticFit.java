package quadrille.arena.training;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import quadrille.search.training.FeatureList;
import quadrille.search.training.TrainingModel;

/**
 * Fits the weights of an evaluation so that its logistic curve predicts how games go on and end
 * (see {@link LearningTargets}), by {@link AdaGrad} on batches of whole games. One game in {@value
 * #HELD_OUT} is held out: nothing is learned from it, and the loss on these games tells how well
 * the weights do on new ones. Positions in which the search saw a certain end are left out. The
 * same data, options and threads give the same weights.
 */
public final class LogisticFit {
  /** One game in so many is held out. */
  public static final int HELD_OUT = 20;

  /** Enough positions to fit a single number. */
  private static final int SCALE_SAMPLE = 300_000;

  /** About how many steps an epoch has at most, since each passes over all weights. */
  private static final int STEPS_PER_EPOCH = 1000;

  /** The fewest games that are learned from between two steps. */
  private static final int MIN_BATCH = 20;

  /** See {@link AdaGrad}, for a gradient in logits: 1 for a full surprise. */
  private static final double INITIAL_SQUARES = 0.01;

  /** The arrays of all weights that a fit has besides one for each thread: see {@link AdaGrad}. */
  private static final int ARRAYS = 3;

  private final TrainingData data;
  private final FitOptions options;
  private final List<Integer> learned;
  private final List<Integer> heldOut;
  private final List<Worker> workers;
  private final ScoreScale scale;
  private final double learnedPositions;

  /**
   * The mean losses after an epoch, the cross entropy of a position in natural units.
   *
   * @param number from 1
   * @param learned of what was learned from, during the epoch
   * @param heldOut of the results of the games that were held out
   */
  public record Epoch(int number, double learned, double heldOut) {}

  /** A sum over positions and their number. */
  private record Total(double sum, long count) {
    static final Total NONE = new Total(0, 0);

    Total plus(Total other) {
      return new Total(sum + other.sum, count + other.count);
    }

    double mean() {
      return sum / Math.max(1, count);
    }
  }

  /** What one thread works with. */
  private final class Worker {
    private final TrainingModel model;
    private final FeatureList features = new FeatureList();
    private final float[] gradient;

    Worker(TrainingModel model, float[] gradient) {
      this.model = model;
      this.gradient = gradient;
    }

    /** Adds a game to the gradient and returns its loss. */
    Total learn(int game, float[] weights) {
      double sum = 0;
      List<TrainingPosition> positions = positions(model, game);
      double[] targets = new LearningTargets(scale, options.mix()).of(positions);
      for (int i = 0; i < targets.length; i++) {
        double score = evaluate(positions.get(i), weights);
        double target = targets[i];
        features.addTo(gradient, (scale.expected(score) - target) / scale.points());
        sum += scale.loss(score, target);
      }
      return new Total(sum, positions.size());
    }

    /** Returns the loss of a game's result, or none if it tells nothing. */
    Total test(int game, float[] weights) {
      double sum = 0;
      List<TrainingPosition> positions = positionsWithResult(model, game);
      for (TrainingPosition each : positions) {
        sum += scale.loss(evaluate(each, weights), each.expectedResult());
      }
      return new Total(sum, positions.size());
    }

    /** Counts the features of the positions of a game. */
    void count(int game, byte[] counts) {
      for (TrainingPosition each : positions(model, game)) {
        listFeatures(each);
        features.count(counts);
      }
    }

    /** Returns the score of a position, whose features are then the listed ones. */
    private double evaluate(TrainingPosition each, float[] weights) {
      listFeatures(each);
      return features.sum(weights);
    }

    private void listFeatures(TrainingPosition each) {
      features.clear();
      model.addFeatures(each.position(), features);
    }
  }

  /** What a worker does with a game. */
  private interface Task {
    Total run(Worker worker, int game);
  }

  /**
   * @param models creates a model for each thread
   * @throws TrainingException if there are too few games
   */
  public LogisticFit(TrainingData data, Supplier<TrainingModel> models, FitOptions options)
      throws TrainingException {
    this.data = data;
    this.options = options;
    List<Integer> games = IntStream.range(0, data.games()).boxed().toList();
    heldOut = games.stream().filter(game -> data.number(game) % HELD_OUT == 0).toList();
    learned = games.stream().filter(game -> data.number(game) % HELD_OUT != 0).toList();
    workers = new ArrayList<>();
    for (int i = 0; i < options.threads(); i++) {
      TrainingModel model = models.get();
      workers.add(new Worker(model, new float[model.weightCount()]));
    }
    List<TrainingPosition> sample = sample();
    if (heldOut.isEmpty() || sample.isEmpty()) {
      throw new TrainingException(
          "too few games for a fit, %d: one in %d is held out, and the others are learned."
              .formatted(data.games(), HELD_OUT));
    }
    scale =
        ScoreScale.fit(
            sample.stream().mapToDouble(TrainingPosition::score).toArray(),
            sample.stream().mapToDouble(TrainingPosition::expectedResult).toArray());
    learnedPositions = learned.stream().mapToDouble(data::positions).sum();
  }

  /** Returns how many threads of a fit of so many weights have room in memory, 1 or more. */
  public static int maxThreads(int weights) {
    long array = (long) Float.BYTES * weights;
    long free = Runtime.getRuntime().maxMemory() * 9 / 10 - ARRAYS * array;
    return (int) Math.max(1, free / array);
  }

  /** The curve that the search's scores follow. */
  public ScoreScale scale() {
    return scale;
  }

  /** The mean loss of the search's scores on the results of the games that are held out. */
  public double searchLoss() {
    TrainingModel model = workers.getFirst().model;
    return heldOut.stream()
        .flatMap(game -> positionsWithResult(model, game).stream())
        .mapToDouble(each -> scale.loss(each.score(), each.expectedResult()))
        .average()
        .orElse(0);
  }

  /** Returns positions that the curve is fitted to. */
  private List<TrainingPosition> sample() {
    TrainingModel model = workers.getFirst().model;
    return learned.stream()
        .flatMap(game -> positionsWithResult(model, game).stream())
        .limit(SCALE_SAMPLE)
        .toList();
  }

  /** Returns the positions of a game without those whose end the search saw. */
  private List<TrainingPosition> positions(TrainingModel model, int game) {
    List<TrainingPosition> positions = new ArrayList<>();
    ByteBuffer records = data.records(game);
    while (records.hasRemaining()) {
      TrainingPosition position = TrainingPosition.read(model, records);
      if (Math.abs(position.score()) < TrainingPosition.MAX_SCORE) {
        positions.add(position);
      }
    }
    return positions;
  }

  private List<TrainingPosition> positionsWithResult(TrainingModel model, int game) {
    return positions(model, game).stream().filter(TrainingPosition::hasResult).toList();
  }

  /**
   * Fits the weights.
   *
   * @param start what they begin with, in points
   * @param finished receives the losses after every epoch
   * @return the weights in points
   */
  public float[] fit(float[] start, Consumer<Epoch> finished) {
    AdaGrad steps = new AdaGrad(start, INITIAL_SQUARES / (scale.points() * scale.points()));
    float[] weights = steps.weights();
    List<Integer> order = new ArrayList<>(learned);
    Random random = new Random(1);
    int batch = Math.max(MIN_BATCH, order.size() / STEPS_PER_EPOCH);
    for (int epoch = 1; epoch <= options.epochs(); epoch++) {
      Collections.shuffle(order, random);
      double rate = options.rate() * (options.epochs() + 1 - epoch) / options.epochs();
      Total loss = Total.NONE;
      for (int from = 0; from < order.size(); from += batch) {
        List<Integer> games = order.subList(from, Math.min(from + batch, order.size()));
        Total part = onAllWorkers(games, (worker, game) -> worker.learn(game, weights));
        loss = loss.plus(part);
        update(steps, rate, part.count);
      }
      Total test = onAllWorkers(heldOut, (worker, game) -> worker.test(game, weights));
      finished.accept(new Epoch(epoch, loss.mean(), test.mean()));
    }
    if (options.minPositions() > 0) {
      leaveOutRare(weights);
    }
    return weights;
  }

  /** Sets the weights of features to 0 that occur in fewer positions than the options want. */
  private void leaveOutRare(float[] weights) {
    byte[] counts = new byte[weights.length];
    Worker worker = workers.getFirst();
    learned.forEach(game -> worker.count(game, counts));
    for (int i = 0; i < weights.length; i++) {
      if (counts[i] < options.minPositions()) {
        weights[i] = 0;
      }
    }
  }

  /** Runs a task on all games, spread evenly over the workers, and adds up the losses. */
  private Total onAllWorkers(List<Integer> games, Task task) {
    int count = workers.size();
    return IntStream.range(0, count)
        .parallel()
        .mapToObj(
            i ->
                IntStream.iterate(i, each -> each < games.size(), each -> each + count)
                    .mapToObj(each -> task.run(workers.get(i), games.get(each)))
                    .reduce(Total.NONE, Total::plus))
        .reduce(Total.NONE, Total::plus);
  }

  /** Makes a step along the gradients of the workers, which are sums over so many positions. */
  private void update(AdaGrad steps, double rate, long positions) {
    float[][] gradients = workers.stream().map(each -> each.gradient).toArray(float[][]::new);
    double share = positions / learnedPositions;
    double penalty = share / (options.deviation() * options.deviation());
    int weights = gradients[0].length;
    int count = workers.size();
    IntStream.range(0, count)
        .parallel()
        .forEach(
            i -> {
              int from = (int) ((long) weights * i / count);
              int to = (int) ((long) weights * (i + 1) / count);
              steps.update(from, to, rate, gradients, penalty);
            });
  }
}
