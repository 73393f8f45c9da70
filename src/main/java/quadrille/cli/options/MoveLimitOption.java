package quadrille.cli.options;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import quadrille.match.Clock;
import quadrille.match.MoveLimit;

/** The option for how long a guest may take for a move. */
public final class MoveLimitOption {
  /**
   * A guest who is at the board begins within that time, so that nobody waits for one who is not.
   */
  private static final long FIRST_MOVE_MS = Duration.ofMinutes(10).toMillis();

  @Option(
      names = "--move-limit",
      paramLabel = "SECONDS",
      converter = NumberConverters.Seconds.class,
      description =
          "A guest who takes longer for a move forfeits the game; by default no limit, but with a"
              + " --clock ten minutes for the first move, which takes no time.")
  private @Nullable Integer seconds;

  /** How long a guest may take in games with that clock. */
  public MoveLimit of(Clock.Rule clock) {
    if (seconds != null) {
      long ms = Duration.ofSeconds(seconds).toMillis();
      return new MoveLimit(ms, ms);
    }
    return clock.isTimed() ? new MoveLimit(FIRST_MOVE_MS, Long.MAX_VALUE) : MoveLimit.NONE;
  }
}
