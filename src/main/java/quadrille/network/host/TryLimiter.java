package quadrille.network.host;

import java.net.InetAddress;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Limits the wrong join codes, from one address and from all together, in a minute. At the latter
 * rate a code of 40 bits lasts for tens of thousands of years. Thread-safe.
 */
final class TryLimiter {
  private static final int MAX_PER_ADDRESS = 10;
  private static final int MAX_PER_MINUTE = 60;

  private final LongSupplier nanoTime;
  private final Map<InetAddress, Integer> wrong = new HashMap<>();
  private int all;
  private long minute;

  /**
   * @param nanoTime {@link System#nanoTime}, or another clock in tests
   */
  TryLimiter(LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
    minute = minute();
  }

  /** Throws a refusal if the address must wait before it tries another code. */
  synchronized void check(InetAddress address) throws Refusal {
    if (minute() != minute) {
      minute = minute();
      wrong.clear();
      all = 0;
    }
    if (all >= MAX_PER_MINUTE || wrong.getOrDefault(address, 0) >= MAX_PER_ADDRESS) {
      throw new Refusal(429, "too-many-tries");
    }
  }

  /** Counts a wrong code. */
  synchronized void countWrong(InetAddress address) {
    wrong.merge(address, 1, Integer::sum);
    all++;
  }

  private long minute() {
    return TimeUnit.NANOSECONDS.toMinutes(nanoTime.getAsLong());
  }
}
