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

  /**
   * Checks a try, at once with those that come at the same time.
   *
   * @param right whether the code is right
   * @throws Refusal if it is not, or the address must wait before it tries another
   */
  synchronized void check(InetAddress address, boolean right) throws Refusal {
    if (minute() != minute) {
      minute = minute();
      wrong.clear();
      all = 0;
    }
    if (all >= MAX_PER_MINUTE || wrong.getOrDefault(address, 0) >= MAX_PER_ADDRESS) {
      throw new Refusal(429, "too-many-tries");
    }
    if (!right) {
      wrong.merge(address, 1, Integer::sum);
      all++;
      throw new Refusal(403, "wrong-code");
    }
  }

  private long minute() {
    return TimeUnit.NANOSECONDS.toMinutes(nanoTime.getAsLong());
  }
}
