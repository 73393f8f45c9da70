package quadrille.train.hex;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexPosition;
import quadrille.games.hex.network.InputJudge;
import quadrille.games.hex.network.NetworkInput;
import quadrille.games.hex.search.NetworkPolicy;
import quadrille.search.tree.Outlook;

/**
 * Plays games by the policy alone, more than ten in the time of one with a search. They teach who
 * wins; of the moves they keep what the network thinks of them already.
 */
final class PolicyPlay {
  /** Moves are picked by their probability until at most so many stones, then the best. */
  private static final int MOST_VARIED = 40;

  private static final double SAMPLED_SHARE = 0.25;

  private final SplittableRandom random;
  private final HexBoard board;
  private final NetworkPolicy policy;

  PolicyPlay(HexBoard board, InputJudge judge, SplittableRandom random) {
    this.board = board;
    this.random = random;
    policy = new NetworkPolicy(board, judge);
  }

  /** Plays a game and returns samples of the part in which both sides play their best. */
  List<Sample> play() {
    List<NetworkInput> inputs = new ArrayList<>();
    List<float[]> shares = new ArrayList<>();
    List<Side> turns = new ArrayList<>();
    HexPosition position = SelfPlay.opening(board, random);
    int varied = random.nextInt(Math.min(MOST_VARIED, board.cells() / 2));
    Outlook outlook = policy.judge(position);
    while (outlook.plies() == 0) {
      boolean isVaried = position.stoneCount() < varied;
      if (!isVaried && random.nextDouble() < SAMPLED_SHARE) {
        NetworkInput input = policy.input(position);
        if (input != null) {
          inputs.add(input);
          shares.add(shares(position, outlook));
          turns.add(position.turn());
        }
      }
      position = position.play(outlook.moves()[isVaried ? pick(outlook) : 0]);
      outlook = policy.judge(position);
    }
    Side winner = outlook.plies() > 0 ? position.turn() : position.turn().other();
    List<Sample> samples = new ArrayList<>();
    for (int i = 0; i < inputs.size(); i++) {
      int result = turns.get(i) == winner ? 1 : -1;
      samples.add(new Sample(inputs.get(i), shares.get(i), result, result));
    }
    return samples;
  }

  private float[] shares(HexPosition position, Outlook outlook) {
    float[] shares = new float[board.cells()];
    for (int i = 0; i < outlook.moves().length; i++) {
      shares[policy.turned(position, (int) outlook.moves()[i])] = outlook.priors()[i];
    }
    return shares;
  }

  private int pick(Outlook outlook) {
    double left = random.nextDouble();
    int move = 0;
    while (move < outlook.moves().length - 1 && (left -= outlook.priors()[move]) > 0) {
      move++;
    }
    return move;
  }
}
