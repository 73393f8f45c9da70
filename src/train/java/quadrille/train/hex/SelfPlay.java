package quadrille.train.hex;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import quadrille.core.Position;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexPosition;
import quadrille.games.hex.network.InputJudge;
import quadrille.games.hex.network.NetworkInput;
import quadrille.games.hex.search.NetworkPolicy;
import quadrille.search.tree.Outlook;
import quadrille.search.tree.Policy;
import quadrille.search.tree.TreeSearch;
import quadrille.search.tree.TreeSearch.Candidate;

/**
 * Plays games of the search against itself. Some moves are searched thoroughly, with noise among
 * the moves of the root, and kept as samples; the others are searched quickly, so that more games
 * are decided in the time (D. Wu, 2019, "Accelerating self-play learning in Go").
 */
final class SelfPlay {
  private static final double THOROUGH_SHARE = 0.5;
  private static final int QUICK_DIVISOR = 5;
  private static final double NOISE_SHARE = 0.25;

  /** The total of the parameters of the Dirichlet distribution of the noise. */
  private static final double NOISE_CONCENTRATION = 10;

  /** So many moves are picked by their shares; later ones are the best. */
  private static final int VARIED_MOVES = 10;

  private final SplittableRandom random;
  private final int visits;
  private final HexBoard board;
  private final NetworkPolicy policy;

  SelfPlay(HexBoard board, InputJudge judge, int visits, SplittableRandom random) {
    this.board = board;
    this.visits = visits;
    this.random = random;
    policy = new NetworkPolicy(board, judge);
  }

  /** Plays a game and returns its samples. */
  List<Sample> play() {
    List<Sample> samples = new ArrayList<>();
    List<Side> turns = new ArrayList<>();
    HexPosition position = HexPosition.empty(board, Side.FIRST);
    int stones = random.nextInt(10) < 7 ? 1 : random.nextInt(4);
    for (int i = 0; i < stones; i++) {
      position = position.play(position.emptyCells().toArray()[random.nextInt(board.cells() - i)]);
    }
    Side winner = null;
    while (winner == null) {
      NetworkInput input = policy.input(position);
      if (input == null) {
        int plies = policy.judge(position).plies();
        winner = plies > 0 ? position.turn() : position.turn().other();
        break;
      }
      boolean thorough = random.nextDouble() < THOROUGH_SHARE;
      TreeSearch tree = new TreeSearch(position);
      Policy judging = thorough ? new NoisyPolicy(position) : policy;
      int wanted = thorough ? visits : visits / QUICK_DIVISOR;
      while (tree.visits() < wanted && !tree.isFinished()) {
        tree.grow(judging, 1);
      }
      List<Candidate> moves = tree.best(board.cells());
      if (moves.getFirst().plies() != 0) {
        winner = moves.getFirst().plies() > 0 ? position.turn() : position.turn().other();
        break;
      }
      if (thorough) {
        samples.add(sample(position, input, moves));
        turns.add(position.turn());
      }
      position = position.play(pick(position, moves));
    }
    for (int i = 0; i < samples.size(); i++) {
      Sample each = samples.get(i);
      int result = turns.get(i) == winner ? 1 : -1;
      samples.set(i, new Sample(each.input(), each.shares(), each.value(), result));
    }
    return samples;
  }

  private Sample sample(HexPosition position, NetworkInput input, List<Candidate> moves) {
    float[] shares = new float[board.cells()];
    double visited = 0;
    double value = 0;
    for (Candidate each : moves) {
      // A refuted move is no longer worth what it was visited for.
      int counted = each.plies() < 0 ? 0 : each.visits();
      shares[policy.turned(position, (int) each.move())] = counted;
      visited += counted;
      value += counted * each.value();
    }
    for (int cell = 0; cell < shares.length; cell++) {
      shares[cell] /= (float) visited;
    }
    return new Sample(input, shares, (float) (value / visited), 0);
  }

  private long pick(HexPosition position, List<Candidate> moves) {
    if (position.stoneCount() >= VARIED_MOVES) {
      return moves.getFirst().move();
    }
    int total = moves.stream().filter(each -> each.plies() == 0).mapToInt(Candidate::visits).sum();
    int left = random.nextInt(Math.max(1, total));
    for (Candidate each : moves) {
      left -= each.plies() == 0 ? each.visits() : 0;
      if (left < 0) {
        return each.move();
      }
    }
    return moves.getFirst().move();
  }

  /** Mixes noise into what is thought of the moves of the root. */
  private final class NoisyPolicy implements Policy {
    private final Position root;

    NoisyPolicy(Position root) {
      this.root = root;
    }

    @Override
    public Outlook judge(Position position) {
      Outlook outlook = policy.judge(position);
      if (position != root || outlook.plies() != 0) {
        return outlook;
      }
      int count = outlook.moves().length;
      double[] noise = new double[count];
      double sum = 0;
      for (int i = 0; i < count; i++) {
        noise[i] = gamma(NOISE_CONCENTRATION / count);
        sum += noise[i];
      }
      List<Integer> order = new ArrayList<>();
      float[] mixed = new float[count];
      for (int i = 0; i < count; i++) {
        mixed[i] = (float) ((1 - NOISE_SHARE) * outlook.priors()[i] + NOISE_SHARE * noise[i] / sum);
        order.add(i);
      }
      order.sort((a, b) -> Float.compare(mixed[b], mixed[a]));
      long[] moves = order.stream().mapToLong(i -> outlook.moves()[i]).toArray();
      float[] priors = new float[count];
      for (int i = 0; i < count; i++) {
        priors[i] = mixed[order.get(i)];
      }
      return new Outlook(0, outlook.value(), moves, priors, outlook.pliesElsewhere());
    }

    @Override
    public int points(double value) {
      return policy.points(value);
    }
  }

  /** A number of the gamma distribution (G. Marsaglia and W. Tsang, 2000). */
  private double gamma(double shape) {
    if (shape < 1) {
      return gamma(shape + 1) * Math.pow(random.nextDouble(), 1 / shape);
    }
    double d = shape - 1.0 / 3;
    double c = 1 / Math.sqrt(9 * d);
    while (true) {
      double x = random.nextGaussian();
      double v = 1 + c * x;
      if (v > 0) {
        v = v * v * v;
        if (Math.log(1 - random.nextDouble()) < 0.5 * x * x + d - d * v + d * Math.log(v)) {
          return d * v;
        }
      }
    }
  }
}
