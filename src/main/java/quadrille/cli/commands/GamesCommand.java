package quadrille.cli.commands;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Parameters;
import quadrille.cli.output.TextTable;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Option;
import quadrille.core.Preset;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.match.Seat;
import quadrille.search.Level;
import quadrille.search.classic.OpponentKind;
import quadrille.text.Text;

/** Describes the games with their options, presets, levels and opponents. */
@Command(
    name = "games",
    description = "Lists the games with their options, rule presets, levels and opponents.")
public final class GamesCommand extends TerminalCommand {
  @Parameters(arity = "0..1", paramLabel = "GAME", description = "The game; all games by default.")
  private @Nullable GameModule module;

  @Override
  public Integer call() throws BadInputException {
    for (GameModule described : module == null ? Games.ALL : List.of(module)) {
      describe(described);
    }
    return ExitCode.OK;
  }

  private void describe(GameModule described) throws BadInputException {
    Game game = described.game();
    print(game.id() + " - " + game.name());
    print("  " + game.text("tagline"));
    print("");
    print("  Options (--set NAME=VALUE)");
    printOptions(game);
    if (!game.presets().isEmpty()) {
      print("  Rules (--rules NAME), the default first");
      presetTable(game).print(terminal().out());
    }
    print("  Levels (--first level:N, --second level:N)");
    levelTable(game).print(terminal().out());
    Text note = game.depthNote();
    if (note != null) {
      print("    " + note);
      print("");
    }
    print("  Named opponents (--first NAME, --second NAME)");
    opponentTable(described.opponents()).print(terminal().out());
  }

  private void printOptions(Game game) {
    Settings defaults = Rules.defaults(game);
    for (Option option : game.options()) {
      String name = option.name();
      print("    " + name + "=" + option.range() + " (default " + defaults.choice(name) + ")");
      print("        " + game.text("option." + name + ".help"));
    }
    game.shorthands()
        .forEach((name, all) -> print("    " + name + " sets " + String.join(" and ", all)));
    print("");
  }

  private static TextTable presetTable(Game game) throws BadInputException {
    TextTable table = new TextTable("    ");
    for (Preset preset : game.presets()) {
      String values =
          Rules.settings(game, preset.id(), Map.of()).values().entrySet().stream()
              .map(option -> option.getKey() + "=" + option.getValue())
              .collect(Collectors.joining(" "));
      table.addRow(preset.id(), values);
    }
    return table;
  }

  private static TextTable levelTable(Game game) {
    TextTable table = new TextTable("    ");
    for (Level level : Level.ALL) {
      String cap = String.format(Locale.ROOT, "at most %.1f s per move", level.maxTimeMs() / 1e3);
      table.addRow(level.describe(game), cap);
    }
    return table;
  }

  private static TextTable opponentTable(List<OpponentKind> opponents) {
    TextTable table = new TextTable("    ");
    for (OpponentKind kind : opponents) {
      for (int grade : kind.selectableGrades()) {
        String defaultId = grade > 0 && grade == kind.defaultGrade() ? " (" + kind.id() + ")" : "";
        table.addRow(new Seat.Bot(kind.id(), grade).spec() + defaultId, kind.help(grade));
      }
    }
    return table;
  }
}
