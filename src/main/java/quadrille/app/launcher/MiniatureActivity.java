package quadrille.app.launcher;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/**
 * Decides whether the launcher's small boards play. They rest while animations are off, while
 * another window is in front, and after half a minute without input, so that an open launcher costs
 * next to nothing. Thread-safe.
 */
final class MiniatureActivity {
  static final Duration REST_AFTER = Duration.ofSeconds(30);

  private final InstantSource clock;
  private volatile boolean animated;
  private volatile boolean windowFocused;
  private volatile Instant lastInput;

  MiniatureActivity(InstantSource clock) {
    this.clock = clock;
    lastInput = clock.instant();
  }

  boolean isPlaying() {
    return animated && windowFocused && clock.instant().isBefore(lastInput.plus(REST_AFTER));
  }

  void setAnimated(boolean animated) {
    this.animated = animated;
  }

  /** A window that comes back counts as input. */
  void setWindowFocused(boolean focused) {
    windowFocused = focused;
    inputReceived();
  }

  void inputReceived() {
    lastInput = clock.instant();
  }
}
