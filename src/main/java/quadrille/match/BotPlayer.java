package quadrille.match;

import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import quadrille.search.classic.Opponent;

/** Plays as one of a game's bots. The same seed gives the same moves, unless time runs out. */
public final class BotPlayer extends ComputerPlayer {
  private final Opponent opponent;
  private final int moveOverheadMs;
  private final Random random;

  /**
   * @param moveOverheadMs the reserve on a clock, in milliseconds
   * @param seed decides between equally good moves
   */
  public BotPlayer(String name, Opponent opponent, int moveOverheadMs, long seed) {
    super(name);
    this.opponent = opponent;
    this.moveOverheadMs = moveOverheadMs;
    random = new Random(seed);
  }

  @Override
  Answer chooseMove(Request request, CompletableFuture<Answer> answer) {
    long startNanos = System.nanoTime();
    long limitNanos = TimeUnit.MILLISECONDS.toNanos(request.searchMs(moveOverheadMs));
    BooleanSupplier stop =
        () -> answer.isCancelled() || System.nanoTime() - startNanos >= limitNanos;
    return new Answer(opponent.choose(request.line(), random, stop), null);
  }
}
