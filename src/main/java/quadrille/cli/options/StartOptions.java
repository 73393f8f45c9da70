package quadrille.cli.options;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Settings;
import quadrille.games.GameModule;
import quadrille.match.EngineConfig;

/** The options for a game, its rules and the position to start from. */
public final class StartOptions {

  @Mixin private RulesOptions rules;

  @Option(
      names = "--position",
      paramLabel = "TEXT",
      description =
          "The position to start from, in the game's notation; by default the usual start.")
  private @Nullable String position;

  public GameModule module() {
    return rules.module();
  }

  public @Nullable String preset() {
    return rules.preset();
  }

  /** Whether games begin from the usual start. */
  public boolean isStandardStart() {
    return position == null;
  }

  public Line line() throws BadInputException {
    Game game = rules.game();
    Settings settings = position == null ? rules.settings() : rules.settings(position);
    return Line.start(game, settings, position);
  }

  /** The default configuration for players from that position. */
  public EngineConfig engineConfig(Line line) {
    GameModule room = module();
    return EngineConfig.defaults(
        line.game(), room.knowledge(), room.opponents(), room.protocol(), line.settings());
  }

  /**
   * The start position, for commands that play on from there.
   *
   * @throws CommandFailedException if the game is over in it
   */
  public Line ongoingLine() throws BadInputException, CommandFailedException {
    return requireOngoing(line());
  }

  /**
   * The line itself.
   *
   * @throws CommandFailedException if its game is over
   */
  public static Line requireOngoing(Line line) throws CommandFailedException {
    Outcome outcome = line.outcome();
    if (outcome != null) {
      throw new CommandFailedException(
          "the game is over in this position: " + outcome.text() + ".");
    }
    return line;
  }
}
