package quadrille.app.table;

import java.util.Locale;
import java.util.concurrent.TimeUnit;
import quadrille.core.Side;
import quadrille.match.Clock;
import quadrille.match.MatchState;

/** Computes and formats the time left on a clock. */
final class ClockDisplay {
  private static final long TENTHS_BELOW_MS = 10_000;

  private ClockDisplay() {}

  /** Whether the clock of the side to move runs. */
  static boolean isRunning(MatchState state) {
    return state.phase() == MatchState.Phase.WAITING
        && !(state.clock().rule() instanceof Clock.Rule.None);
  }

  /**
   * The time a side has left now, in milliseconds, 0 or more.
   *
   * @param nanos {@link System#nanoTime} now
   */
  static long remainingMs(MatchState state, Side side, long nanos) {
    long left = state.clock().remainingMs(side);
    boolean runs =
        state.phase() == MatchState.Phase.WAITING && state.line().position().turn() == side;
    long used = runs ? TimeUnit.NANOSECONDS.toMillis(nanos - state.turnStartedNanos()) : 0;
    return Math.max(0, left - used);
  }

  /** Minutes and seconds, {@code 9:05}; with tenths below ten seconds, {@code 0:07.4}. */
  static String format(long leftMs) {
    long seconds = leftMs / 1000;
    String whole = String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60);
    return leftMs < TENTHS_BELOW_MS ? whole + "." + leftMs % 1000 / 100 : whole;
  }
}
