package quadrille.match;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import org.jspecify.annotations.Nullable;
import quadrille.search.protocol.EngineException;

/**
 * A machine with a thread of its own, on which it thinks or waits for who thinks. Questions are
 * answered one after the other; one that is taken back is cancelled, which ends the thinking.
 */
abstract class ComputerPlayer implements Player {
  private final String name;
  private final ExecutorService thread;
  private volatile @Nullable CompletableFuture<PlayerMove> pending;

  ComputerPlayer(String name) {
    this.name = name;
    thread = Executors.newSingleThreadExecutor(Thread.ofPlatform().name(name).daemon().factory());
  }

  /**
   * Finds a move, on the player's own thread.
   *
   * @param question cancelled when the answer is no longer wanted
   * @throws EngineException where an engine from outside has none
   */
  abstract PlayerMove chooseMove(MoveRequest turn, CompletableFuture<PlayerMove> question)
      throws EngineException;

  /** Called by any thread when a question has been cancelled. */
  void stopThinking() {}

  /** Called by any thread when there will be no more questions. */
  void release() {}

  /** Does something on the player's own thread before the first question. */
  final CompletableFuture<Void> prepare(Runnable work) {
    return CompletableFuture.runAsync(work, thread);
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
  public final CompletableFuture<PlayerMove> requestMove(MoveRequest turn) {
    CompletableFuture<PlayerMove> answer = new CompletableFuture<>();
    pending = answer;
    try {
      thread.execute(() -> answer(turn, answer));
    } catch (RejectedExecutionException e) {
      // Closed by another thread just now: nobody waits for an answer any more.
      answer.cancel(false);
    }
    return answer;
  }

  private void answer(MoveRequest turn, CompletableFuture<PlayerMove> answer) {
    if (answer.isCancelled()) {
      return;
    }
    try {
      answer.complete(chooseMove(turn, answer));
    } catch (EngineException | RuntimeException | OutOfMemoryError e) {
      answer.completeExceptionally(e);
    }
  }

  @Override
  public final void cancel() {
    CompletableFuture<PlayerMove> answer = pending;
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
