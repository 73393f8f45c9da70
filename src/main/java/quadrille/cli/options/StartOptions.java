package quadrille.cli.options;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Outcome;

/** The options for a game, its rules and the position to start from. */
public final class StartOptions extends RulesOptions {

  @Option(
      names = "--position",
      paramLabel = "TEXT",
      description =
          "The position to start from, in the game's notation; by default the usual start.")
  private @Nullable String position;

  /** Whether games begin from the usual start. */
  public boolean isStandardStart() {
    return position == null;
  }

  public Line line() throws BadInputException {
    return Line.start(game(), settings(position), position);
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
