package quadrille.app.updates;

import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What is remembered about looking for newer versions.
 *
 * @param on whether the player wants it
 * @param asked when the server was last asked, whatever came of it, or null for never
 * @param dismissed the version that the player does not want to be told of, or null
 */
public record UpdateCheckState(boolean on, @Nullable Instant asked, @Nullable String dismissed) {
  /** Off, until the player says otherwise. */
  public static final UpdateCheckState DISABLED = new UpdateCheckState(false, null, null);

  private static final Duration INTERVAL = Duration.ofDays(1);

  /** Whether it is time to ask: it is on, and was not asked within a day, nor in the future. */
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
