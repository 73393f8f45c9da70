package quadrille.train.hex;

import java.util.List;
import java.util.SplittableRandom;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexPosition;
import quadrille.games.hex.network.InputJudge;
import quadrille.games.hex.search.NetworkPolicy;
import quadrille.search.tree.Outlook;

/**
 * Plays games by the policy alone, more than ten in the time of one with a search. They teach who
 * wins, and nothing about moves.
 */
final class PolicyPlay {
  /** Moves are picked by their probability until at most so many stones, then the best. */
  private static final int MOST_VARIED = 40;

  private static final double SAMPLED_SHARE = 0.25;

  private static final long[] NO_MOVES = {};
  private static final float[] NO_SHARES = {};

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
    GameSamples game = new GameSamples(policy);
    HexPosition position = SelfPlay.opening(board, random);
    int varied = random.nextInt(Math.min(MOST_VARIED, board.cells() / 2));
    Outlook outlook = policy.judge(position);
    while (outlook.plies() == 0) {
      boolean isVaried = position.stoneCount() < varied;
      if (!isVaried && random.nextDouble() < SAMPLED_SHARE) {
        game.add(position, NO_MOVES, NO_SHARES, 0);
      }
      int picked = isVaried ? SelfPlay.pick(outlook.priors(), random) : 0;
      position = position.play(outlook.moves()[picked]);
      outlook = policy.judge(position);
    }
    // No search has told a value, so the result stands for it too.
    return game.decidedBy(position, outlook.plies()).stream()
        .map(each -> new Sample(each.input(), each.shares(), each.result(), each.result()))
        .toList();
  }
}
