package quadrille.app.table;

import quadrille.match.Clock;

/** Decides when a clock that runs low is to be heard: once, and again after it has recovered. */
final class LowTimeAlarm {
  private static final long RINGS_AT_MS = 10_000;

  /** Increments must not make a clock that hovers around the limit ring with every move. */
  private static final long RECOVERED_MS = 20_000;

  private final long againAboveMs;
  private boolean armed;
  private boolean hasRung;

  LowTimeAlarm(Clock.Rule rule) {
    againAboveMs = rule instanceof Clock.Rule.PerMove ? RINGS_AT_MS : RECOVERED_MS;
  }

  /**
   * Whether the alarm rings now.
   *
   * @param leftMs the time left on the clock, in milliseconds, 0 or more
   */
  boolean ringsAt(long leftMs) {
    if (leftMs > (hasRung ? againAboveMs : RINGS_AT_MS)) {
      armed = true;
    } else if (armed && leftMs <= RINGS_AT_MS) {
      armed = false;
      hasRung = true;
      return leftMs > 0;
    }
    return false;
  }
}
