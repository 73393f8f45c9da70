package quadrille.search.classic;

import java.util.function.BooleanSupplier;
import java.util.function.LongToDoubleFunction;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;
import quadrille.core.MoveList;

/** Collects the moves with the highest value, to pick one of them at random. Not thread-safe. */
public final class BestMoves {
  private final MoveList best = new MoveList();
  private double bestValue = Double.NEGATIVE_INFINITY;

  /** Rates moves until {@code stop} returns true, at least one, and returns the best of them. */
  public static BestMoves rate(LongStream moves, LongToDoubleFunction value, BooleanSupplier stop) {
    BestMoves best = new BestMoves();
    moves
        .takeWhile(_ -> best.isEmpty() || !stop.getAsBoolean())
        .forEach(move -> best.offer(move, value.applyAsDouble(move)));
    return best;
  }

  /** Adds a move if no other is better. */
  public void offer(long move, double value) {
    if (value > bestValue || best.isEmpty()) {
      best.clear();
      bestValue = value;
    }
    if (value == bestValue) {
      best.add(move);
    }
  }

  public boolean isEmpty() {
    return best.isEmpty();
  }

  /** Returns one of the best moves, each equally likely. */
  public long pickRandom(RandomGenerator random) {
    return best.pickRandom(random);
  }
}
