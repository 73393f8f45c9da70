package quadrille.app.updates;

import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * The stored state of update checks.
 *
 * @param on whether update checks are enabled
 * @param asked the time of the last check, successful or not, or null for never
 * @param dismissed the version that the player skipped, or null
 */
public record UpdateCheckState(boolean on, @Nullable Instant asked, @Nullable String dismissed) {
  /** The default: disabled. */
  public static final UpdateCheckState DISABLED = new UpdateCheckState(false, null, null);

  private static final Duration INTERVAL = Duration.ofDays(1);

  /**
   * Whether a check is due: enabled, and the last check was not within a day, nor in the future.
   */
  boolean isDue(Instant now) {
    return on && (asked == null || asked.isAfter(now) || !asked.plus(INTERVAL).isAfter(now));
  }

  UpdateCheckState withEnabled(boolean now) {
    return new UpdateCheckState(now, asked, dismissed);
  }

  UpdateCheckState withLastCheck(Instant now) {
    return new UpdateCheckState(on, now, dismissed);
  }

  UpdateCheckState withDismissed(String version) {
    return new UpdateCheckState(on, asked, version);
  }
}
