package quadrille.match;

import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import quadrille.search.classic.Opponent;

/** A named opponent at the table: the same moves for the same seed, as long as time lasts. */
public final class BotPlayer extends ComputerPlayer {
  private final Opponent opponent;
  private final Random random;

  /**
   * @param seed decides between moves that are equally good
   */
  public BotPlayer(String name, Opponent opponent, long seed) {
    super(name);
    this.opponent = opponent;
    random = new Random(seed);
  }

  @Override
  PlayerMove chooseMove(MoveRequest turn, CompletableFuture<PlayerMove> question) {
    long begun = System.nanoTime();
    long mostNanos = TimeUnit.MILLISECONDS.toNanos(turn.suggestedMs());
    BooleanSupplier stop = () -> question.isCancelled() || System.nanoTime() - begun >= mostNanos;
    return new PlayerMove(opponent.choose(turn.line(), random, stop), null);
  }
}
