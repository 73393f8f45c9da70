package quadrille.match;

import java.util.Random;
import java.util.concurrent.CompletableFuture;
import quadrille.core.MoveList;

/** Plays any legal move, all equally likely; the same ones for the same seed. */
public final class RandomPlayer implements Player {
  private final String name;
  private final Random random;

  public RandomPlayer(String name, long seed) {
    this.name = name;
    random = new Random(seed);
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
    MoveList moves = MoveList.of(turn.line().position());
    long move = moves.get(random.nextInt(moves.size()));
    return CompletableFuture.completedFuture(new Answer(move, null));
  }

  @Override
  public void cancel() {}

  @Override
  public void close() {}
}
