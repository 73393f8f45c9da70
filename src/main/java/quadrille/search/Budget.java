package quadrille.search;

import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** The limits of one running search, its clock and its stop flag. Thread-safe. */
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
   * Returns a test that becomes true once a share of the time has passed or the search is stopped.
   * With a bound on nodes it is true at once, since the work of a solver is not counted in nodes.
   *
   * @param share of a long time limit, 0 … 1; the shorter the limit, the smaller the share
   * @param halfMs the time limit at which only half that share is granted, in milliseconds
   */
  BooleanSupplier shareSpent(double share, long halfMs) {
    if (limits.nodes() != Long.MAX_VALUE) {
      return () -> true;
    }
    double timeMs = limits.timeMs();
    long bound =
        limits.timeMs() == Long.MAX_VALUE
            ? Long.MAX_VALUE
            : (long) (timeMs * share * timeMs / (timeMs + halfMs));
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
