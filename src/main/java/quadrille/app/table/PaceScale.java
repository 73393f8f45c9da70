package quadrille.app.table;

import java.time.Duration;

/** Maps a slider to the pace of computers that play each other. */
final class PaceScale {
  private static final double SLOWEST_MS = 10_000;
  private static final double QUICKEST_MS = 50;
  private static final double TIMED_SHARE = 0.95;

  private PaceScale() {}

  /** The least time for a move: from 10 s at 0 down to 50 ms on a log scale, 0 at the right end. */
  static Duration perMove(double slider) {
    if (slider > TIMED_SHARE) {
      return Duration.ZERO;
    }
    double share = slider / TIMED_SHARE;
    return Duration.ofMillis(Math.round(SLOWEST_MS * Math.pow(QUICKEST_MS / SLOWEST_MS, share)));
  }
}
