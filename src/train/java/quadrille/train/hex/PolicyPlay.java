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
    List<Sample> samples = new ArrayList<>();
    List<Side> turns = new ArrayList<>();
    HexPosition position = SelfPlay.opening(board, random);
    int varied = random.nextInt(Math.min(MOST_VARIED, board.cells() / 2));
    Outlook outlook = policy.judge(position);
    while (outlook.plies() == 0) {
      boolean isVaried = position.stoneCount() < varied;
      boolean isSampled = !isVaried && random.nextDouble() < SAMPLED_SHARE;
      NetworkInput input = isSampled ? policy.input(position) : null;
      if (input != null) {
        float[] shares = SelfPlay.byCell(policy, position, outlook.moves(), outlook.priors());
        samples.add(new Sample(input, shares, 0, 0));
        turns.add(position.turn());
      }
      int picked = isVaried ? SelfPlay.pick(outlook.priors(), random) : 0;
      position = position.play(outlook.moves()[picked]);
      outlook = policy.judge(position);
    }
    Side winner = outlook.plies() > 0 ? position.turn() : position.turn().other();
    for (int i = 0; i < samples.size(); i++) {
      Sample each = samples.get(i);
      int result = turns.get(i) == winner ? 1 : -1;
      samples.set(i, new Sample(each.input(), each.shares(), result, result));
    }
    return samples;
  }
}
