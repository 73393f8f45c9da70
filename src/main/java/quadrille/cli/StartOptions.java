package quadrille.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.games.Room;

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

  Line line() throws BadInputException {
    Game game = rules.game();
    Settings settings = rules.settings();
    if (position == null) {
      return Line.start(game, settings);
    }
    return Line.from(game, settings, game.notation().parsePosition(position, settings));
  }
}
