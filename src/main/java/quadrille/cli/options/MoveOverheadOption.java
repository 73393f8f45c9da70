package quadrille.cli.options;

import picocli.CommandLine.Option;
import quadrille.search.Limits;

/** The option for the move overhead of computers. */
public final class MoveOverheadOption {
  @Option(
      names = "--move-overhead",
      paramLabel = "MS",
      converter = NumberConverters.MoveOverhead.class,
      description =
          "The milliseconds (0 to 5000) of each move on a clock that a computer keeps for"
              + " everything but its search; 30 by default.")
  private int ms = Limits.DEFAULT_MOVE_OVERHEAD_MS;

  /** In milliseconds, 0 … {@link Limits#MAX_MOVE_OVERHEAD_MS}. */
  public int ms() {
    return ms;
  }
}
