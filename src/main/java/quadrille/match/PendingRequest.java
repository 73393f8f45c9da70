package quadrille.match;

import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A question to a player that is open, and its answer once it is there but not yet due. */
final class PendingRequest {
  final long startNanos;
  private final long allowedMs;
  @Nullable PlayerMove answer;
  long answeredNanos;

  /**
   * @param allowedMs how long the answer may take, in milliseconds; {@link Long#MAX_VALUE} for ever
   */
  PendingRequest(long startNanos, long allowedMs) {
    this.startNanos = startNanos;
    this.allowedMs = allowedMs;
  }

  /** How long the player took, in milliseconds; meaningful once it has answered. */
  long usedMs() {
    return TimeUnit.NANOSECONDS.toMillis(answeredNanos - startNanos);
  }

  /** Whether the answer came after its time. */
  boolean answeredLate() {
    return usedMs() > allowedMs;
  }

  /** Whether the time for the answer is over now. */
  boolean isOverdue(long nanos) {
    return nanos - startNanos > TimeUnit.MILLISECONDS.toNanos(allowedMs);
  }

  /** How long it is until the time is over, in nanoseconds, 0 or more. */
  long remainingNanos(long nanos) {
    return allowedMs == Long.MAX_VALUE
        ? Long.MAX_VALUE
        : Math.max(0, startNanos + TimeUnit.MILLISECONDS.toNanos(allowedMs + 1) - nanos);
  }
}
