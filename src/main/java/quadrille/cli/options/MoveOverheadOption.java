package quadrille.cli.options;

import picocli.CommandLine.Option;
import quadrille.core.Settings;
import quadrille.games.GameModule;
import quadrille.match.EngineConfig;
import quadrille.match.TableOptions;
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

  /**
   * What computers play with at a table with others.
   *
   * @param book whether they play openings from a book
   */
  public EngineConfig atTable(GameModule module, Settings settings, boolean book) {
    return EngineConfig.defaults(
            module.game(), module.knowledge(), module.opponents(), module.protocol(), settings)
        .atTable(new TableOptions(ms, book));
  }
}
