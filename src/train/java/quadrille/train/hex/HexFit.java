package quadrille.train.hex;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ForkJoinPool;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import quadrille.games.hex.network.HexNetwork;
import quadrille.system.AtomicFiles;

/**
 * Fits a network to games: {@code HexFit NETWORK LAYERS CHANNELS SECONDS RATE FILE…}. Begins with
 * the network if it is there, to which it adds layers if it has too few, and writes it every few
 * minutes; the learning rate falls to a twentieth until the seconds are over. One game in 20 is
 * held out. Files that grow meanwhile are read again; one that is named twice counts twice. Of
 * {@code values:FILE}, games of an earlier search, only the values are learned, not the moves.
 */
final class HexFit {
  private static final String VALUES_ONLY = "values:";
  private static final int HELD_OUT = 20;
  private static final int BATCH = 64;
  private static final double LAST_RATE_SHARE = 0.05;
  private static final double WEIGHT_DECAY = 1e-4;
  private static final long ROUND_NANOS = 120_000_000_000L;

  private final HexNetwork network;

  /** For each thread those of each size of board. */
  private final List<Map<Integer, Gradient>> gradients = new ArrayList<>();

  private final float[] mean;
  private final float[] square;
  private final SplittableRandom random = new SplittableRandom(1);
  private int steps;

  private HexFit(HexNetwork network) {
    this.network = network;
    mean = new float[network.weightCount()];
    square = new float[network.weightCount()];
    for (int i = 0; i < ForkJoinPool.getCommonPoolParallelism() + 1; i++) {
      gradients.add(new HashMap<>());
    }
  }

  public static void main(String[] arguments) throws IOException {
    if (arguments.length < 6) {
      System.err.println("usage: HexFit NETWORK LAYERS CHANNELS SECONDS RATE FILE…");
      System.exit(2);
    }
    Path target = Path.of(arguments[0]);
    int layers = Integer.parseInt(arguments[1]);
    int channels = Integer.parseInt(arguments[2]);
    long nanos = 1_000_000_000L * Long.parseLong(arguments[3]);
    double rate = Double.parseDouble(arguments[4]);
    HexNetwork start = random(layers, channels);
    if (Files.exists(target)) {
      try (var in = Files.newInputStream(target)) {
        start = grown(HexNetwork.read(in), layers);
      }
    }
    List<String> files = List.of(arguments).subList(5, arguments.length);
    HexFit fit = new HexFit(start);
    long begin = System.nanoTime();
    long elapsed = 0;
    while (elapsed < nanos) {
      Games games = Games.read(files);
      if (games.train.isEmpty()) {
        throw new IOException("there are no games to learn from yet; two or more are needed");
      }
      long until = Math.min(nanos, elapsed + ROUND_NANOS);
      long trained = 0;
      while (elapsed < until) {
        fit.step(games.train, rateAt((double) elapsed / nanos, rate));
        trained += BATCH;
        elapsed = System.nanoTime() - begin;
      }
      String losses = fit.losses(games.heldOut);
      System.out.printf(
          Locale.ROOT,
          "%4d s: %d games, %d samples, %d trained in this round; %s%n",
          elapsed / 1_000_000_000L,
          games.count,
          games.train.size(),
          trained,
          losses);
      fit.save(target, "HexFit: %d games; held out: %s".formatted(games.count, losses));
    }
  }

  /** The learning rate falls evenly from the first one to a share of it. */
  private static double rateAt(double share, double first) {
    return first * (LAST_RATE_SHARE + (1 - LAST_RATE_SHARE) * (1 - share));
  }

  private void save(Path target, String origin) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new HexNetwork(origin, network.layers(), network.channels(), network.weights()).write(bytes);
    AtomicFiles.write(target, bytes.toByteArray());
  }

  /**
   * Games to learn from.
   *
   * @param count how many they are
   * @param train the positions of most of them
   * @param heldOut those of the others
   */
  private record Games(int count, List<Sample> train, List<Sample> heldOut) {
    static Games read(List<String> files) throws IOException {
      List<Sample> train = new ArrayList<>();
      List<Sample> heldOut = new ArrayList<>();
      int count = 0;
      for (String file : files) {
        // Counted in each file, so that no game is held out only as long as another file is short.
        int number = 0;
        for (List<Sample> game : HexFit.read(file)) {
          (number++ % HELD_OUT == 0 ? heldOut : train).addAll(game);
        }
        count += number;
      }
      return new Games(count, train, heldOut);
    }
  }

  /** Reads the games of a file, without what they say about moves if the argument wants that. */
  private static List<List<Sample>> read(String argument) throws IOException {
    if (!argument.startsWith(VALUES_ONLY)) {
      return HexGames.read(Path.of(argument));
    }
    return HexGames.read(Path.of(argument.substring(VALUES_ONLY.length()))).stream()
        .map(game -> game.stream().map(Sample::withoutShares).toList())
        .toList();
  }

  /** A network with weights that neither grow nor shrink what goes through it much. */
  private static HexNetwork random(int layers, int channels) {
    HexNetwork shape = new HexNetwork("", layers, channels, new float[0]);
    float[] weights = new float[shape.weightCount()];
    SplittableRandom random = new SplittableRandom(7);
    for (int layer = 0; layer < layers; layer++) {
      int inputs = HexNetwork.TAPS * shape.inputs(layer);
      double scale = (layer == 0 ? 1 : 0.5) * Math.sqrt(2.0 / inputs);
      fill(weights, shape.layerAt(layer), shape.poolAt(layer), scale, random);
    }
    fill(weights, shape.policyAt(), shape.hiddenAt(), 0.1 / Math.sqrt(7 * channels), random);
    double scale = Math.sqrt(1.0 / channels);
    fill(weights, shape.hiddenAt(), shape.hiddenBiasesAt(), scale, random);
    fill(weights, shape.valueAt(), shape.weightCount() - 1, 0.1, random);
    return new HexNetwork("", layers, channels, weights);
  }

  /**
   * Adds layers at the end. Since a layer adds to what it reads, little is changed by weights near
   * 0 (T. Chen, I. Goodfellow and J. Shlens, 2016, "Net2Net: accelerating learning via knowledge
   * transfer").
   */
  private static HexNetwork grown(HexNetwork network, int layers) {
    if (layers <= network.layers()) {
      return network;
    }
    HexNetwork shape = new HexNetwork("", layers, network.channels(), new float[0]);
    float[] weights = new float[shape.weightCount()];
    System.arraycopy(network.weights(), 0, weights, 0, network.policyAt());
    double scale = 0.1 * Math.sqrt(2.0 / (HexNetwork.TAPS * network.channels()));
    SplittableRandom random = new SplittableRandom(3);
    for (int layer = network.layers(); layer < layers; layer++) {
      fill(weights, shape.layerAt(layer), shape.poolAt(layer), scale, random);
    }
    int rest = network.weightCount() - network.policyAt();
    System.arraycopy(network.weights(), network.policyAt(), weights, shape.policyAt(), rest);
    return new HexNetwork("", layers, network.channels(), weights);
  }

  private static void fill(float[] to, int from, int end, double scale, SplittableRandom random) {
    for (int i = from; i < end; i++) {
      to[i] = (float) (scale * random.nextGaussian());
    }
  }

  /**
   * A step of Adam (D. Kingma and J. Ba, 2015, "Adam: a method for stochastic optimization") with
   * decay of the weights apart from the gradient (I. Loshchilov and F. Hutter, 2019, "Decoupled
   * weight decay regularization").
   */
  private void step(List<Sample> samples, double rate) {
    List<Sample> batch = new ArrayList<>();
    for (int i = 0; i < BATCH; i++) {
      Sample sample = samples.get(random.nextInt(samples.size()));
      batch.add(random.nextBoolean() ? sample : sample.turned());
    }
    addAll(batch, true);
    steps++;
    float[] weights = network.weights();
    double bias1 = 1 - Math.pow(0.9, steps);
    double bias2 = 1 - Math.pow(0.999, steps);
    for (int i = 0; i < weights.length; i++) {
      int weight = i;
      float slope = (float) (sum(each -> each.gradient[weight]) / BATCH);
      mean[i] += 0.1f * (slope - mean[i]);
      square[i] += 0.001f * (slope * slope - square[i]);
      double step = mean[i] / bias1 / (Math.sqrt(square[i] / bias2) + 1e-8);
      weights[i] -= (float) (rate * (step + WEIGHT_DECAY * weights[i]));
    }
  }

  /** Begins anew with the losses of these samples, each thread with a part of them. */
  private void addAll(List<Sample> samples, boolean learns) {
    IntStream.range(0, gradients.size())
        .parallel()
        .forEach(
            thread -> {
              Map<Integer, Gradient> own = gradients.get(thread);
              own.values().forEach(Gradient::clear);
              for (int i = thread; i < samples.size(); i += gradients.size()) {
                Sample sample = samples.get(i);
                own.computeIfAbsent(sample.input().rows(), size -> new Gradient(network, size))
                    .add(sample, learns);
              }
            });
  }

  private double sum(ToDoubleFunction<Gradient> number) {
    double sum = 0;
    for (Map<Integer, Gradient> own : gradients) {
      for (Gradient each : own.values()) {
        sum += number.applyAsDouble(each);
      }
    }
    return sum;
  }

  private String losses(List<Sample> samples) {
    addAll(samples, false);
    double policy = sum(each -> each.policyLoss) / Math.max(1, sum(each -> each.policyCount));
    double value = sum(each -> each.valueLoss) / Math.max(1, samples.size());
    return String.format(Locale.ROOT, "policy %.4f, value %.4f", policy, value);
  }
}
