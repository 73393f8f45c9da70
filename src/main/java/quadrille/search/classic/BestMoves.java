package quadrille.search.classic;

import java.util.random.RandomGenerator;
import quadrille.core.MoveList;

/** Collects the moves with the highest value, to pick one of them at random. Not thread-safe. */
public final class BestMoves {
  private final MoveList best = new MoveList();
  private double bestValue = Double.NEGATIVE_INFINITY;

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
