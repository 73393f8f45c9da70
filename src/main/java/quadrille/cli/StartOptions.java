package quadrille.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Settings;
import quadrille.games.Room;
import quadrille.match.Terms;

/** Which game, by which rules, from which position. */
final class StartOptions {

  @Mixin private RulesOptions rules;

  @Option(
      names = "--position",
      paramLabel = "TEXT",
      description = "A position in the game's notation, in place of the usual start.")
  private @Nullable String position;

  Room room() {
    return rules.room();
  }

  @Nullable String preset() {
    return rules.preset();
  }

  /** Whether games begin with the usual start. */
  boolean isUsual() {
    return position == null;
  }

  Line line() throws BadInputException {
    Game game = rules.game();
    if (position == null) {
      return Line.start(game, rules.settings());
    }
    Settings settings = rules.settings(position);
    return Line.from(game, settings, game.notation().parsePosition(position, settings));
  }

  /** What machines have to play with from there, as usual. */
  Terms terms(Line line) {
    Room room = room();
    return Terms.usual(line.game(), room.knowledge(), room.opponents(), line.settings());
  }

  /** The same, but for commands that play on from there. */
  Line openLine() throws BadInputException, FailedException {
    return goingOn(line());
  }

  /** That line, unless its game is over. */
  static Line goingOn(Line line) throws FailedException {
    Outcome outcome = line.outcome();
    if (outcome != null) {
      throw new FailedException("the game is over in this position: " + outcome.text() + ".");
    }
    return line;
  }
}
