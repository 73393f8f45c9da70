package quadrille.cli.options;

import picocli.CommandLine.Option;
import quadrille.core.Settings;
import quadrille.games.GameModule;
import quadrille.match.EngineConfig;
import quadrille.match.TableOptions;

/** The option for the opening book of computers that play with others. */
public final class BookOption {
  @Option(
      names = "--no-book",
      description =
          "Computers search their openings too, instead of playing them from a book; see quadrille"
              + " book --help.")
  private boolean none;

  /** The configuration of computers that play with others. */
  public EngineConfig atTable(EngineConfig config) {
    return config.atTable(new TableOptions(config.moveOverheadMs(), !none));
  }

  /**
   * The default configuration of computers that play with others, with the options given.
   *
   * @param moveOverhead theirs
   */
  public EngineConfig atTable(
      GameModule module, Settings settings, MoveOverheadOption moveOverhead) {
    return EngineConfig.defaults(
            module.game(), module.knowledge(), module.opponents(), module.protocol(), settings)
        .atTable(new TableOptions(moveOverhead.ms(), !none));
  }
}
