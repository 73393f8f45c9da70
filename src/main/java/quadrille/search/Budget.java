package quadrille.search;

import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** The time and nodes one search may use, and the flag that ends it. Thread-safe. */
final class Budget {
  private final long start = System.nanoTime();
  private final Limits limits;
  private volatile boolean stopped;

  Budget(Limits limits) {
    this.limits = limits;
  }

  void stop() {
    stopped = true;
  }

  boolean isSpent() {
    return stopped || elapsedMs() >= limits.timeMs();
  }

  /**
   * Is true once a share of the time has passed, or the search is stopped. Where nodes are bounded
   * it is true at once: what a solver looks at is not counted in them.
   *
   * @param most the share of a long time, 0 … 1
   * @param halfMs the time of which it is half as much, in milliseconds
   */
  BooleanSupplier shareSpent(double most, long halfMs) {
    if (limits.nodes() != Long.MAX_VALUE) {
      return () -> true;
    }
    double timeMs = limits.timeMs();
    long bound =
        limits.timeMs() == Long.MAX_VALUE
            ? Long.MAX_VALUE
            : (long) (timeMs * most * timeMs / (timeMs + halfMs));
    return () -> stopped || elapsedMs() >= bound;
  }

  long nodeLimit() {
    return limits.nodes();
  }

  boolean hasClock() {
    return limits.timeMs() != Long.MAX_VALUE;
  }

  long elapsedMs() {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
  }
}
