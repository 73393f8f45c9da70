package quadrille.search;

import java.util.random.RandomGenerator;
import quadrille.core.MoveList;

/** Collects the moves of the greatest worth, to draw one of them by lot. Not thread-safe. */
public final class BestMoves {
  private final MoveList best = new MoveList();
  private double worth = Double.NEGATIVE_INFINITY;

  /** Takes a move into account. */
  public void offer(long move, double itsWorth) {
    if (itsWorth > worth || best.isEmpty()) {
      best.clear();
      worth = itsWorth;
    }
    if (itsWorth == worth) {
      best.add(move);
    }
  }

  public boolean isEmpty() {
    return best.isEmpty();
  }

  /** The worth of the best moves; minus infinity before there is one. */
  public double worth() {
    return worth;
  }

  /** One of the best, all equally likely. */
  public long draw(RandomGenerator random) {
    return best.get(random.nextInt(best.size()));
  }
}
