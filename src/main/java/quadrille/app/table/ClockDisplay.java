package quadrille.app.table;

import java.util.Locale;

/** Formats the time left on a clock. */
final class ClockDisplay {
  private static final long LOW_BELOW_MS = 20_000;

  private static final int SECONDS_PER_HOUR = 3600;

  private ClockDisplay() {}

  /** Whether so little time is left that the clock warns and shows tenths of a second. */
  static boolean isLow(long leftMs) {
    return leftMs < LOW_BELOW_MS;
  }

  /**
   * Minutes and seconds, {@code 9:05}, with hours from one hour on, {@code 1:09:05}; with tenths
   * while the time is low, {@code 0:07.4}, but not at its end, {@code 0:00}.
   */
  static String format(long leftMs) {
    long seconds = leftMs / 1000;
    if (seconds >= SECONDS_PER_HOUR) {
      return String.format(
          Locale.ROOT,
          "%d:%02d:%02d",
          seconds / SECONDS_PER_HOUR,
          seconds % SECONDS_PER_HOUR / 60,
          seconds % 60);
    }
    String whole = String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60);
    return isLow(leftMs) && leftMs > 0 ? whole + "." + leftMs % 1000 / 100 : whole;
  }
}
