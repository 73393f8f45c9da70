package quadrille.match;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import org.jspecify.annotations.Nullable;
import quadrille.search.protocol.EngineFailure;

/**
 * A machine with a thread of its own, on which it thinks or waits for who thinks. Questions are
 * answered one after the other; one that is taken back is cancelled, which ends the thinking.
 */
abstract class ThinkingPlayer implements Player {
  private final String name;
  private final ExecutorService thread;
  private volatile @Nullable CompletableFuture<Answer> open;

  ThinkingPlayer(String name) {
    this.name = name;
    thread = Executors.newSingleThreadExecutor(Thread.ofPlatform().name(name).daemon().factory());
  }

  /**
   * Finds a move, on the player's own thread.
   *
   * @param question cancelled when the answer is no longer wanted
   * @throws EngineFailure where an engine from outside has none
   */
  abstract Answer think(Turn turn, CompletableFuture<Answer> question) throws EngineFailure;

  /** Called by any thread when a question has been cancelled. */
  void interrupt() {}

  /** Called by any thread when there will be no more questions. */
  void retire() {}

  /** Does something on the player's own thread before the first question. */
  final CompletableFuture<Void> prepare(Runnable work) {
    return CompletableFuture.runAsync(work, thread);
  }

  @Override
  public final String name() {
    return name;
  }

  @Override
  public final boolean isMachine() {
    return true;
  }

  @Override
  public final CompletableFuture<Answer> ask(Turn turn) {
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
      answer.complete(think(turn, answer));
    } catch (EngineFailure | RuntimeException | OutOfMemoryError e) {
      answer.completeExceptionally(e);
    }
  }

  @Override
  public final void cancel() {
    CompletableFuture<Answer> answer = open;
    if (answer != null && answer.cancel(false)) {
      interrupt();
    }
  }

  @Override
  public final void close() {
    cancel();
    retire();
    thread.shutdown();
  }
}
