package quadrille.cli;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Option;
import quadrille.core.Preset;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.games.Games;
import quadrille.games.Room;
import quadrille.match.Seat;
import quadrille.search.Level;
import quadrille.search.OpponentKind;

/** Describes the games: options, presets, levels. */
@Command(
    name = "games",
    description =
        "Lists the games: options with their ranges and defaults, presets, levels, opponents.")
final class GamesCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME",
      converter = RoomConverter.class,
      description = "The game to describe; all of them if left out.")
  private @Nullable Room room;

  GamesCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws BadInputException {
    List<Room> rooms = room == null ? Games.ALL : List.of(room);
    for (Room each : rooms) {
      describe(each.game());
      opponents(each).print(terminal.out());
    }
    return Cli.DONE;
  }

  private void describe(Game game) throws BadInputException {
    print(game.id() + " - " + game.name());
    print("  " + game.text("tagline"));
    print("");
    print("  Options (--set NAME=VALUE)");
    options(game);
    if (!game.presets().isEmpty()) {
      print("  Rules (--rules NAME), the default first");
      presets(game).print(terminal.out());
    }
    print("  Levels (--first level:N, --second level:N)");
    levels(game).print(terminal.out());
  }

  private void options(Game game) {
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

  private Columns presets(Game game) throws BadInputException {
    Columns columns = new Columns("    ");
    for (Preset preset : game.presets()) {
      Settings settings = Rules.settings(game, preset.id(), Map.of());
      columns.add(preset.id(), pairs(settings));
    }
    return columns;
  }

  private static String pairs(Settings settings) {
    return settings.values().entrySet().stream()
        .map(each -> each.getKey() + "=" + each.getValue())
        .collect(Collectors.joining(" "));
  }

  private static Columns levels(Game game) {
    Columns columns = new Columns("    ");
    for (Level level : Level.ALL) {
      String cap = String.format(Locale.ROOT, "at most %.1f s a move", level.capMs() / 1e3);
      columns.add(level.describe(game).toString(), cap);
    }
    return columns;
  }

  private Columns opponents(Room each) {
    print("  Named opponents (--first NAME, --second NAME)");
    Columns columns = new Columns("    ");
    for (OpponentKind kind : each.opponents()) {
      for (int grade : kind.choices()) {
        String usual = grade > 0 && grade == kind.usual() ? " (" + kind.id() + ")" : "";
        columns.add(new Seat.Named(kind.id(), grade).spec() + usual, kind.help(grade).toString());
      }
    }
    return columns;
  }

  private void print(String line) {
    terminal.out().println(line);
  }
}
