package quadrille.network.host;

import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Position;
import quadrille.match.Player;

/**
 * A guest at the table, a person or a program, whose moves come over the network. The game begins
 * when the guest has come; one that goes away leaves the clock running. Thread-safe.
 */
final class RemotePlayer implements Player {
  /** By how much a guest may exceed its time, for the way of its moves, in milliseconds. */
  static final int LAG_ALLOWANCE_MS = 200;

  private final Supplier<String> name;
  private final CompletableFuture<Void> seated = new CompletableFuture<>();
  private @Nullable Request request;
  private CompletableFuture<Answer> answer = new CompletableFuture<>();

  /**
   * @param name gives the name of whoever has the seat
   */
  RemotePlayer(Supplier<String> name) {
    this.name = name;
  }

  @Override
  public String name() {
    return name.get();
  }

  /** Never, since nobody can know: pace, pause and the host's resources do not matter to it. */
  @Override
  public boolean isComputer() {
    return false;
  }

  @Override
  public CompletableFuture<Void> ready() {
    return seated;
  }

  /** Tells the match that the seat is taken. */
  void arrive() {
    seated.complete(null);
  }

  @Override
  public long graceMs() {
    return LAG_ALLOWANCE_MS;
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
    seated.cancel(false);
  }

  /**
   * Plays a move.
   *
   * @param ply the number of moves that the guest has seen
   * @param move the move in the game's notation
   * @throws Refusal if it is not the guest's turn, the guest has missed a move, or the move is
   *     illegal; nothing happens then
   */
  synchronized void submit(int ply, String move) throws Refusal {
    Request open = request;
    if (open == null) {
      throw new Refusal(409, "not-your-turn");
    }
    if (open.line().ply() != ply) {
      throw new Refusal(409, "late");
    }
    Position position = open.line().position();
    try {
      long legal = open.line().game().notation().parse(position, move);
      request = null;
      answer.complete(new Answer(legal, null));
    } catch (BadInputException e) {
      throw new Refusal(422, "illegal-move", e.text());
    }
  }
}
