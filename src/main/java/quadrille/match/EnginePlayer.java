package quadrille.match;

import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import org.jspecify.annotations.Nullable;
import quadrille.core.MoveList;
import quadrille.search.Limits;
import quadrille.search.Search;
import quadrille.search.SearchReport;

/**
 * Our own machine: a search on a thread of its own. Questions are answered one after the other; one
 * that is taken back stops the search.
 */
public final class EnginePlayer implements Player {
  private final String name;
  private final Search search;
  private final Limits limits;
  private final double mistakes;
  private final Random random;
  private final ExecutorService thread;
  private volatile @Nullable CompletableFuture<Answer> open;

  /**
   * @param mistakes the share of moves played at random on purpose, 0 … 1
   * @param seed decides which
   */
  public EnginePlayer(String name, Search search, Limits limits, double mistakes, long seed) {
    this.name = name;
    this.search = search;
    this.limits = limits;
    this.mistakes = mistakes;
    random = new Random(seed);
    thread = Executors.newSingleThreadExecutor(Thread.ofPlatform().name(name).daemon().factory());
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public boolean isMachine() {
    return true;
  }

  @Override
  public CompletableFuture<Answer> ask(Turn turn) {
    CompletableFuture<Answer> answer = new CompletableFuture<>();
    open = answer;
    try {
      thread.execute(() -> answer(turn, answer));
    } catch (RejectedExecutionException e) {
      // Closed by another thread just now: nobody waits for an answer any more.
      answer.cancel(false);
    }
    return answer;
  }

  private void answer(Turn turn, CompletableFuture<Answer> answer) {
    if (answer.isCancelled()) {
      return;
    }
    try {
      answer.complete(errs() ? mistake(turn) : think(turn, answer));
    } catch (RuntimeException | OutOfMemoryError e) {
      answer.completeExceptionally(e);
    }
  }

  private boolean errs() {
    return mistakes > 0 && random.nextDouble() < mistakes;
  }

  private Answer mistake(Turn turn) {
    MoveList moves = MoveList.of(turn.line().position());
    return new Answer(moves.get(random.nextInt(moves.size())), null);
  }

  private Answer think(Turn turn, CompletableFuture<Answer> answer) {
    long timeMs = Math.min(limits.timeMs(), turn.suggestedMs());
    Limits bounded = new Limits(limits.depth(), timeMs, limits.nodes());
    SearchReport report = search.think(turn.line(), bounded, each -> tell(turn, answer, each));
    return new Answer(report.bestMove(), report);
  }

  // A question taken back just before the search began could not stop it then.
  private void tell(Turn turn, CompletableFuture<Answer> answer, SearchReport report) {
    if (answer.isCancelled()) {
      search.stop();
    } else {
      turn.reports().accept(report);
    }
  }

  @Override
  public void cancel() {
    CompletableFuture<Answer> answer = open;
    if (answer != null) {
      answer.cancel(false);
      search.stop();
    }
  }

  @Override
  public void close() {
    cancel();
    thread.shutdown();
  }
}
