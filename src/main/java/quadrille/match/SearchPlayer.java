package quadrille.match;

import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import quadrille.core.MoveList;
import quadrille.search.DeliberateMistakes;
import quadrille.search.Limits;
import quadrille.search.Search;
import quadrille.search.SearchReport;

/** Our own machine: a search on a thread of its own. */
public final class SearchPlayer extends ComputerPlayer {
  private volatile @Nullable Search search;
  private final Limits limits;
  private final DeliberateMistakes mistakes;

  /**
   * @param mistakeRate the share of moves played at random on purpose, 0 … 1
   * @param seed decides which moves
   */
  public SearchPlayer(String name, Search search, Limits limits, double mistakeRate, long seed) {
    super(name);
    this.search = search;
    this.limits = limits;
    mistakes = new DeliberateMistakes(mistakeRate, new Random(seed));
  }

  @Override
  PlayerMove chooseMove(MoveRequest turn, CompletableFuture<PlayerMove> question) {
    long mistake = mistakes.next(turn.line().position());
    return mistake == MoveList.NONE ? search(turn, question) : new PlayerMove(mistake, null);
  }

  private PlayerMove search(MoveRequest turn, CompletableFuture<PlayerMove> question) {
    Limits bounded = limits.withTime(Math.min(limits.timeMs(), turn.suggestedMs()));
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
