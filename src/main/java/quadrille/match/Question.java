package quadrille.match;

import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A question to a player that is open, and its answer once it is there but not yet due. */
final class Question {
  final long startNanos;
  long answeredNanos;
  @Nullable Answer answer;

  Question(long startNanos) {
    this.startNanos = startNanos;
  }

  /** How long the player took, in milliseconds; meaningful once it has answered. */
  long usedMs() {
    return TimeUnit.NANOSECONDS.toMillis(answeredNanos - startNanos);
  }
}
