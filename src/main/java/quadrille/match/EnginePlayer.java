package quadrille.match;

import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import quadrille.core.MoveList;
import quadrille.search.Limits;
import quadrille.search.Search;
import quadrille.search.SearchReport;

/** Our own machine: a search on a thread of its own. */
public final class EnginePlayer extends ThinkingPlayer {
  private volatile @Nullable Search search;
  private final Limits limits;
  private final double mistakes;
  private final Random random;

  /**
   * @param mistakes the share of moves played at random on purpose, 0 … 1
   * @param seed decides which
   */
  public EnginePlayer(String name, Search search, Limits limits, double mistakes, long seed) {
    super(name);
    this.search = search;
    this.limits = limits;
    this.mistakes = mistakes;
    random = new Random(seed);
  }

  @Override
  Answer think(Turn turn, CompletableFuture<Answer> question) {
    return errs() ? mistake(turn) : search(turn, question);
  }

  private boolean errs() {
    return mistakes > 0 && random.nextDouble() < mistakes;
  }

  private Answer mistake(Turn turn) {
    MoveList moves = MoveList.of(turn.line().position());
    return new Answer(moves.get(random.nextInt(moves.size())), null);
  }

  private Answer search(Turn turn, CompletableFuture<Answer> question) {
    long timeMs = Math.min(limits.timeMs(), turn.suggestedMs());
    Limits bounded = new Limits(limits.depth(), timeMs, limits.nodes());
    Search mine = search;
    if (mine == null) {
      throw new IllegalStateException("closed");
    }
    SearchReport report =
        mine.think(turn.line(), bounded, each -> tell(mine, turn, question, each));
    return new Answer(report.bestMove(), report);
  }

  // A question taken back just before the search began could not stop it then.
  private static void tell(
      Search search, Turn turn, CompletableFuture<Answer> question, SearchReport report) {
    if (question.isCancelled()) {
      search.stop();
    } else {
      turn.reports().accept(report);
    }
  }

  @Override
  void interrupt() {
    Search mine = search;
    if (mine != null) {
      mine.stop();
    }
  }

  /** Who sits nowhere any more may still be known for a while, and its table is large. */
  @Override
  void retire() {
    search = null;
  }
}
