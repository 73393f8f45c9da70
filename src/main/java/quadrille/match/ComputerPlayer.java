package quadrille.match;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import quadrille.match.engine.EngineTimeouts;
import quadrille.search.protocol.EngineException;

/**
 * A computer player, which finds its moves on a thread of its own, one after the other. Cancelling
 * a request stops the thinking.
 */
abstract class ComputerPlayer implements Player {
  private final String name;
  private final ExecutorService thread;
  private volatile @Nullable CompletableFuture<Answer> pending;

  ComputerPlayer(String name) {
    this.name = name;
    thread = Executors.newSingleThreadExecutor(Thread.ofPlatform().name(name).daemon().factory());
  }

  /**
   * Finds a move, on the player's own thread.
   *
   * @param answer cancelled when the move is no longer wanted
   * @throws EngineException when an external engine fails to answer
   */
  abstract Answer chooseMove(Request request, CompletableFuture<Answer> answer)
      throws EngineException;

  @Override
  public long graceMs() {
    return EngineTimeouts.DEFAULT.graceMs();
  }

  /** Called on any thread when a request has been cancelled. */
  void stopThinking() {}

  /** Called on any thread when no more requests will come. */
  void release() {}

  /** Runs work on the player's own thread, after all that was submitted before. */
  final CompletableFuture<Void> submit(Runnable work) {
    return CompletableFuture.runAsync(work, thread);
  }

  /** Computes a value on the player's own thread, after all that was submitted before. */
  final <T> CompletableFuture<T> submit(Supplier<T> work) {
    return CompletableFuture.supplyAsync(work, thread);
  }

  @Override
  public final String name() {
    return name;
  }

  @Override
  public final boolean isComputer() {
    return true;
  }

  @Override
  public final CompletableFuture<Answer> requestMove(Request request) {
    CompletableFuture<Answer> answer = new CompletableFuture<>();
    pending = answer;
    try {
      thread.execute(() -> answer(request, answer));
    } catch (RejectedExecutionException e) {
      // Another thread has just closed the player.
      answer.cancel(false);
    }
    return answer;
  }

  private void answer(Request request, CompletableFuture<Answer> answer) {
    if (answer.isCancelled()) {
      return;
    }
    try {
      answer.complete(chooseMove(request, answer));
    } catch (EngineException | RuntimeException | Error e) {
      answer.completeExceptionally(e);
    }
  }

  @Override
  public final void cancel() {
    CompletableFuture<Answer> answer = pending;
    if (answer != null && answer.cancel(false)) {
      stopThinking();
    }
  }

  @Override
  public final void close() {
    cancel();
    release();
    thread.shutdown();
  }
}
