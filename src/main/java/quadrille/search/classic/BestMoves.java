package quadrille.search.classic;

import java.util.random.RandomGenerator;
import quadrille.core.MoveList;

/** Collects the moves of the greatest worth, to draw one of them by lot. Not thread-safe. */
public final class BestMoves {
  private final MoveList best = new MoveList();
  private double bestValue = Double.NEGATIVE_INFINITY;

  /** Takes a move into account. */
  public void offer(long move, double itsWorth) {
    if (itsWorth > bestValue || best.isEmpty()) {
      best.clear();
      bestValue = itsWorth;
    }
    if (itsWorth == bestValue) {
      best.add(move);
    }
  }

  public boolean isEmpty() {
    return best.isEmpty();
  }

  /** The worth of the best moves; minus infinity before there is one. */
  public double bestValue() {
    return bestValue;
  }

  /** One of the best, all equally likely. */
  public long pickRandom(RandomGenerator random) {
    return best.pickRandom(random);
  }
}
