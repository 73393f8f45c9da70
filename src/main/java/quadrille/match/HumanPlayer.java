package quadrille.match;

import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** A human, whose moves come from a board or a terminal. Thread-safe. */
public final class HumanPlayer implements Player {
  private final String name;
  private @Nullable Request request;
  private CompletableFuture<Answer> answer = new CompletableFuture<>();

  public HumanPlayer(String name) {
    this.name = name;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public boolean isComputer() {
    return false;
  }

  @Override
  public synchronized CompletableFuture<Answer> requestMove(Request next) {
    request = next;
    answer = new CompletableFuture<>();
    return answer;
  }

  @Override
  public synchronized void cancel() {
    request = null;
  }

  @Override
  public void close() {
    cancel();
  }

  /**
   * Plays a move.
   *
   * @return false if no move was requested or the move is illegal; nothing happens then
   */
  public synchronized boolean submit(long move) {
    Request open = request;
    if (open == null || !open.line().position().legalMoves().contains(move)) {
      return false;
    }
    request = null;
    return answer.complete(new Answer(move, null));
  }
}
