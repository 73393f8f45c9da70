package quadrille.network.client;

import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import quadrille.match.Player;

/**
 * A player of a match that follows the host's: ours, whose moves it gives, or the opponent, whose
 * moves the host tells. The host alone decides who is out of time.
 */
final class FollowedPlayer implements Player {
  private final @Nullable Player own;
  private final Supplier<String> name;

  /**
   * @param own who finds the moves, or null for the opponent
   */
  FollowedPlayer(@Nullable Player own, Supplier<String> name) {
    this.own = own;
    this.name = name;
  }

  @Override
  public String name() {
    return name.get();
  }

  @Override
  public boolean isComputer() {
    return own != null && own.isComputer();
  }

  @Override
  public CompletableFuture<?> ready() {
    return own == null ? CompletableFuture.completedFuture(null) : own.ready();
  }

  @Override
  public long graceMs() {
    return Long.MAX_VALUE;
  }

  @Override
  public CompletableFuture<Answer> requestMove(Request request) {
    return own == null ? new CompletableFuture<>() : own.requestMove(request);
  }

  @Override
  public void cancel() {
    if (own != null) {
      own.cancel();
    }
  }

  @Override
  public void close() {
    if (own != null) {
      own.close();
    }
  }
}
