package quadrille.match;

import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import quadrille.core.MoveList;
import quadrille.search.Limits;
import quadrille.search.Search;
import quadrille.search.SearchReport;

/** Our own machine: a search on a thread of its own. */
public final class SearchPlayer extends ComputerPlayer {
  private volatile @Nullable Search search;
  private final Limits limits;
  private final double mistakeRate;
  private final Random random;

  /**
   * @param mistakes the share of moves played at random on purpose, 0 … 1
   * @param seed decides which
   */
  public SearchPlayer(String name, Search search, Limits limits, double mistakes, long seed) {
    super(name);
    this.search = search;
    this.limits = limits;
    this.mistakeRate = mistakes;
    random = new Random(seed);
  }

  @Override
  PlayerMove chooseMove(MoveRequest turn, CompletableFuture<PlayerMove> question) {
    return makesMistake() ? randomMove(turn) : search(turn, question);
  }

  private boolean makesMistake() {
    return mistakeRate > 0 && random.nextDouble() < mistakeRate;
  }

  private PlayerMove randomMove(MoveRequest turn) {
    MoveList moves = turn.line().position().legalMoves();
    return new PlayerMove(moves.get(random.nextInt(moves.size())), null);
  }

  private PlayerMove search(MoveRequest turn, CompletableFuture<PlayerMove> question) {
    long timeMs = Math.min(limits.timeMs(), turn.suggestedMs());
    Limits bounded = limits.withTime(timeMs);
    Search mine = search;
    if (mine == null) {
      throw new IllegalStateException("closed");
    }
    SearchReport report =
        mine.think(turn.line(), bounded, each -> publish(mine, turn, question, each));
    return new PlayerMove(report.bestMove(), report);
  }

  // A question taken back just before the search began could not stop it then.
  private static void publish(
      Search search,
      MoveRequest turn,
      CompletableFuture<PlayerMove> question,
      SearchReport report) {
    if (question.isCancelled()) {
      search.stop();
    } else {
      turn.reportListener().accept(report);
    }
  }

  @Override
  void stopThinking() {
    Search mine = search;
    if (mine != null) {
      mine.stop();
    }
  }

  /** Who sits nowhere any more may still be known for a while, and its table is large. */
  @Override
  void release() {
    search = null;
  }
}
