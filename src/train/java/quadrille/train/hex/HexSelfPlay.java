package quadrille.train.hex;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import quadrille.core.Position;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexPosition;
import quadrille.games.hex.network.InputJudge;
import quadrille.games.hex.search.NetworkPolicy;
import quadrille.search.tree.Outlook;
import quadrille.search.tree.Policy;
import quadrille.search.tree.TreeSearch;
import quadrille.search.tree.TreeSearch.Candidate;

/**
 * Plays games of a search of few visits against itself. Some moves are searched, with noise among
 * the moves of the root, and kept as samples; the others are the policy's own, so that positions of
 * more games are searched in the time (after D. Wu, 2019, "Accelerating self-play learning in Go").
 *
 * <p>The network learns how the visits were spread. A few more, spread by its own shares, keep a
 * move that was never tried from being taken for a mistake.
 */
final class HexSelfPlay {
  private static final double NOISE_SHARE = 0.1;

  /** The total of the parameters of the Dirichlet distribution of the noise. */
  private static final double NOISE_CONCENTRATION = 10;

  /** So many visits, spread by the network's own shares, are added to those of the search. */
  private static final double PRIOR_VISITS = 8;

  /** Moves are picked by their shares up to a random number of stones below this, then the best. */
  private static final int MOST_VARIED = 40;

  private final SplittableRandom random;
  private final int visits;
  private final double searchedShare;
  private final HexBoard board;
  private final NetworkPolicy policy;

  HexSelfPlay(
      HexBoard board, InputJudge judge, int visits, double searchedShare, SplittableRandom random) {
    this.board = board;
    this.visits = visits;
    this.searchedShare = searchedShare;
    this.random = random;
    policy = new NetworkPolicy(board, judge);
  }

  /** Plays a game and returns its samples. */
  List<Sample> play() {
    GameSamples game = new GameSamples(policy);
    HexPosition position = opening();
    int varied = random.nextInt(Math.min(MOST_VARIED, board.cells() / 2));
    while (true) {
      Outlook outlook = policy.judge(position);
      if (outlook.plies() != 0) {
        return game.decidedBy(position, outlook.plies());
      }
      float[] shares = outlook.priors();
      if (random.nextDouble() < searchedShare) {
        List<Candidate> moves = search(position);
        if (moves.getFirst().plies() != 0) {
          return game.decidedBy(position, moves.getFirst().plies());
        }
        shares = shares(outlook, moves);
        game.add(position, outlook.moves(), shares, value(moves));
      }
      int picked = position.stoneCount() < varied ? pick(shares) : best(shares);
      position = position.play(outlook.moves()[picked]);
    }
  }

  private List<Candidate> search(HexPosition position) {
    TreeSearch tree = new TreeSearch(position);
    Policy noisy = new NoisyPolicy(position);
    while (tree.visits() < visits && !tree.isFinished()) {
      tree.grow(noisy, 1);
    }
    return tree.best(board.cells());
  }

  /** A position of no to three stones at random, of one in most games. */
  private HexPosition opening() {
    HexPosition position = HexPosition.empty(board, Side.FIRST);
    int stones = random.nextInt(10) < 7 ? 1 : random.nextInt(4);
    for (int i = 0; i < stones; i++) {
      position = position.play(position.emptyCells().toArray()[random.nextInt(board.cells() - i)]);
    }
    return position;
  }

  /** What to think of the moves of an outlook after a search: shares with the sum 1. */
  private static float[] shares(Outlook outlook, List<Candidate> candidates) {
    Map<Long, Candidate> tried = new HashMap<>();
    for (Candidate each : candidates) {
      tried.put(each.move(), each);
    }
    long[] moves = outlook.moves();
    double[] shares = new double[moves.length];
    double sum = 0;
    for (int i = 0; i < moves.length; i++) {
      Candidate each = tried.get(moves[i]);
      // A refuted move gets nothing, whatever it was visited for.
      if (each == null || each.plies() == 0) {
        shares[i] = PRIOR_VISITS * outlook.priors()[i] + (each == null ? 0 : each.visits());
        sum += shares[i];
      }
    }
    float[] parts = new float[moves.length];
    for (int i = 0; i < moves.length; i++) {
      parts[i] = (float) (shares[i] / sum);
    }
    return parts;
  }

  /** The expected result, −1 … 1. */
  private static float value(List<Candidate> candidates) {
    double visited = 0;
    double value = 0;
    for (Candidate each : candidates) {
      // A refuted move is no longer worth what it was visited for.
      int counted = each.plies() < 0 ? 0 : each.visits();
      visited += counted;
      value += counted * each.value();
    }
    return (float) (value / Math.max(1, visited));
  }

  /** Picks a number by its share; all shares have the sum 1. */
  private int pick(float[] shares) {
    double left = random.nextDouble();
    for (int i = 0; i < shares.length; i++) {
      left -= shares[i];
      if (left < 0) {
        return i;
      }
    }
    return best(shares);
  }

  private static int best(float[] shares) {
    int best = 0;
    for (int i = 1; i < shares.length; i++) {
      best = shares[i] > shares[best] ? i : best;
    }
    return best;
  }

  /** Mixes noise into what is thought of the moves of the root. */
  private final class NoisyPolicy implements Policy {
    private final HexPosition root;

    NoisyPolicy(HexPosition root) {
      this.root = root;
    }

    @Override
    public Outlook judge(Position position) {
      Outlook outlook = policy.judge(position);
      boolean isRoot = ((HexPosition) position).key() == root.key();
      if (!isRoot || outlook.plies() != 0) {
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

  /**
   * Draws from a gamma distribution (G. Marsaglia and W. Tsang, 2000, "A simple method for
   * generating gamma variables").
   */
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
