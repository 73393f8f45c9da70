package quadrille.cli.commands;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import quadrille.cli.output.TextTable;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.cli.terminal.Terminal;
import quadrille.core.BadInputException;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.match.engine.CommandLineWords;
import quadrille.match.engine.EngineEntry;
import quadrille.match.engine.EngineList;
import quadrille.match.engine.EngineLog;
import quadrille.match.engine.Handshake;
import quadrille.search.protocol.EngineException;

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
public final class EnginesCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Spec private CommandSpec spec;

  public EnginesCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    throw new ParameterException(spec.commandLine(), "Expected list, add, remove or test");
  }

  @Command(name = "list", description = "Lists the engines that are kept.")
  Integer list() throws BadInputException {
    TextTable columns = new TextTable("");
    columns.addRow("name", "game", "command");
    List<EngineEntry> all = EngineList.inDataFolder().read();
    for (EngineEntry each : all) {
      columns.addRow(each.name(), each.game(), CommandLineWords.join(each.command()));
    }
    if (!all.isEmpty()) {
      columns.print(terminal.out());
    }
    terminal.err().println("kept in " + EngineList.inDataFolder().file());
    return ExitCode.OK;
  }

  @Command(name = "add", description = "Keeps an engine, in place of one with the same name.")
  Integer add(
      @Parameters(paramLabel = "NAME", description = "What it is called at our table.") String name,
      @Parameters(paramLabel = "GAME", description = "The game it plays.") GameModule room,
      @Parameters(
              paramLabel = "COMMAND",
              arity = "1..*",
              description = "The program and its arguments; behind -- if one begins with a hyphen.")
          List<String> command)
      throws BadInputException, IOException {
    EngineList.inDataFolder().add(EngineEntry.of(name, room.game().id(), command));
    terminal.out().println(name + " is kept; `quadrille engines test " + name + "` tries it.");
    return ExitCode.OK;
  }

  @Command(name = "remove", description = "Forgets an engine.")
  Integer remove(@Parameters(paramLabel = "NAME", description = "The engine.") String name)
      throws BadInputException, IOException, CommandFailedException {
    if (!EngineList.inDataFolder().remove(name)) {
      throw new CommandFailedException("there is no engine " + name + ".");
    }
    terminal.out().println(name + " is forgotten.");
    return ExitCode.OK;
  }

  @Command(
      name = "test",
      description = "Starts an engine, makes its acquaintance and ends it again.")
  Integer test(@Parameters(paramLabel = "NAME", description = "The engine.") String name)
      throws BadInputException, CommandFailedException {
    EngineEntry entry = EngineList.inDataFolder().byName(name);
    if (entry == null) {
      throw new CommandFailedException("there is no engine " + name + ".");
    }
    try {
      GameModule module = module(entry);
      Handshake made = Handshake.perform(entry, module.game(), module.protocol());
      terminal
          .out()
          .printf(
              Locale.ROOT,
              "%s: %s, ready after %.1f s%n",
              name,
              made.name(),
              made.durationMs() / 1e3);
      return ExitCode.OK;
    } catch (EngineException e) {
      String log = " Its standard error is in " + EngineLog.fileFor(name) + ".";
      throw new CommandFailedException(name + ": " + e.text() + "." + log, e);
    }
  }

  private static GameModule module(EngineEntry entry) throws CommandFailedException {
    return Games.find(entry.game())
        .orElseThrow(() -> new CommandFailedException("there is no game " + entry.game() + "."));
  }
}
