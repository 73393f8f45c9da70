package quadrille.cli;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.games.Games;
import quadrille.games.Room;
import quadrille.match.engine.CommandLineWords;
import quadrille.match.engine.EngineEntry;
import quadrille.match.engine.EngineList;
import quadrille.match.engine.EngineLog;
import quadrille.match.engine.Handshake;
import quadrille.search.protocol.EngineFailure;

/** The engines from outside that are kept with a name. */
@Command(
    name = "engines",
    description = {
      "Keeps programs of others that play at our table: `engine:NAME` seats them in play and"
          + " match. They are started without a shell."
    },
    footer = {
      "",
      "Examples:",
      "  quadrille engines add scan dames /opt/scan/scan hub",
      "  quadrille engines test scan",
      "  quadrille match dames --first engine:scan --second level:8 --games 10 --clock move:1"
    })
final class EnginesCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Spec private CommandSpec spec;

  EnginesCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    throw new ParameterException(spec.commandLine(), "Expected list, add, remove or test");
  }

  @Command(name = "list", description = "Lists the engines that are kept.")
  Integer list() throws BadInputException {
    Columns columns = new Columns("");
    columns.add("name", "game", "command");
    List<EngineEntry> all = EngineList.find().read();
    for (EngineEntry each : all) {
      columns.add(each.name(), each.game(), CommandLineWords.join(each.command()));
    }
    if (!all.isEmpty()) {
      columns.print(terminal.out());
    }
    terminal.err().println("kept in " + EngineList.find().file());
    return Cli.DONE;
  }

  @Command(name = "add", description = "Keeps an engine, in place of one with the same name.")
  Integer add(
      @Parameters(paramLabel = "NAME", description = "What it is called at our table.") String name,
      @Parameters(
              paramLabel = "GAME",
              converter = RoomConverter.class,
              description = "The game it plays.")
          Room room,
      @Parameters(
              paramLabel = "COMMAND",
              arity = "1..*",
              description = "The program and its arguments; behind -- if one begins with a hyphen.")
          List<String> command)
      throws BadInputException, IOException {
    EngineList.find().add(EngineEntry.of(name, room.game().id(), command));
    terminal.out().println(name + " is kept; `quadrille engines test " + name + "` tries it.");
    return Cli.DONE;
  }

  @Command(name = "remove", description = "Forgets an engine.")
  Integer remove(@Parameters(paramLabel = "NAME", description = "The engine.") String name)
      throws BadInputException, IOException, FailedException {
    if (!EngineList.find().remove(name)) {
      throw new FailedException("there is no engine " + name + ".");
    }
    terminal.out().println(name + " is forgotten.");
    return Cli.DONE;
  }

  @Command(
      name = "test",
      description = "Starts an engine, makes its acquaintance and ends it again.")
  Integer test(@Parameters(paramLabel = "NAME", description = "The engine.") String name)
      throws BadInputException, FailedException {
    EngineEntry entry = EngineList.find().named(name);
    if (entry == null) {
      throw new FailedException("there is no engine " + name + ".");
    }
    try {
      Handshake made = Handshake.with(entry, game(entry));
      terminal
          .out()
          .printf(Locale.ROOT, "%s: %s, ready after %.1f s%n", name, made.name(), made.ms() / 1e3);
      return Cli.DONE;
    } catch (EngineFailure e) {
      String log = " Its standard error is in " + EngineLog.of(name) + ".";
      throw new FailedException(name + ": " + e.text() + "." + log, e);
    }
  }

  private static Game game(EngineEntry entry) throws FailedException {
    return Games.ALL.stream()
        .map(Room::game)
        .filter(game -> game.id().equals(entry.game()))
        .findFirst()
        .orElseThrow(() -> new FailedException("there is no game " + entry.game() + "."));
  }
}
