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
public record UpdateMemory(boolean on, @Nullable Instant asked, @Nullable String dismissed) {
  /** Off, until the player says otherwise. */
  public static final UpdateMemory OFF = new UpdateMemory(false, null, null);

  private static final Duration BETWEEN = Duration.ofDays(1);

  /** Whether it is time to ask: it is on, and was not asked within a day, nor in the future. */
  boolean isDue(Instant now) {
    return on && (asked == null || asked.isAfter(now) || !asked.plus(BETWEEN).isAfter(now));
  }

  UpdateMemory turned(boolean now) {
    return new UpdateMemory(now, asked, dismissed);
  }

  UpdateMemory askedAt(Instant now) {
    return new UpdateMemory(on, now, dismissed);
  }

  UpdateMemory without(String version) {
    return new UpdateMemory(on, asked, version);
  }
}
