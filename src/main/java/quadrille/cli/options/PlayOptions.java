package quadrille.cli.options;

import java.util.Random;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import quadrille.cli.terminal.Terminal;
import quadrille.match.Clock;

/** What every table at which machines may sit is set up with. */
public final class PlayOptions {
  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "A number that decides all that is left to chance.")
  private @Nullable Long seed;

  @Option(
      names = "--clock",
      paramLabel = "CLOCK",
      converter = ClockConverter.class,
      description = "none, move:SECONDS or total:SECONDS+INCREMENT; none unless given.")
  private Clock.Rule clock = new Clock.Rule.None();

  @Option(
      names = "--threads",
      paramLabel = "N",
      converter = NumberConverters.ThreadCount.class,
      description = "How many threads a machine thinks with; one unless given.")
  private int threads = 1;

  public Clock.Rule clock() {
    return clock;
  }

  public int threads() {
    return threads;
  }

  /**
   * The seed that was given, else the one of a match that is gone on with, else any, which is told.
   */
  public long seed(Terminal terminal, @Nullable Long ofFile) {
    if (seed != null) {
      return seed;
    }
    if (ofFile != null) {
      return ofFile;
    }
    long chosen = new Random().nextInt(1_000_000);
    terminal.err().println("seed " + chosen);
    return chosen;
  }
}
