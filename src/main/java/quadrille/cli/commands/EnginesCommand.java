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

/** Manages the list of external engines. */
@Command(
    name = "engines",
    description = {
      "Manages external engines, which play as `engine:NAME` in play and match. They are started"
          + " without a shell."
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

  @Command(name = "list", description = "Lists the engines.")
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
    terminal.err().println("engines file: " + EngineList.inDataFolder().file());
    return ExitCode.OK;
  }

  @Command(name = "add", description = "Adds an engine, or replaces the one with the same name.")
  Integer add(
      @Parameters(paramLabel = "NAME", description = "The name of the engine.") String name,
      @Parameters(paramLabel = "GAME", description = "The game it plays.") GameModule module,
      @Parameters(
              paramLabel = "COMMAND",
              arity = "1..*",
              description = "The program and its arguments, after -- if one begins with a hyphen.")
          List<String> command)
      throws BadInputException, IOException {
    EngineList.inDataFolder().add(EngineEntry.of(name, module.game().id(), command));
    terminal.out().println(name + " was added; `quadrille engines test " + name + "` tries it.");
    return ExitCode.OK;
  }

  @Command(name = "remove", description = "Removes an engine.")
  Integer remove(@Parameters(paramLabel = "NAME", description = "The engine.") String name)
      throws BadInputException, IOException, CommandFailedException {
    if (!EngineList.inDataFolder().remove(name)) {
      throw new CommandFailedException("there is no engine " + name + ".");
    }
    terminal.out().println(name + " was removed.");
    return ExitCode.OK;
  }

  @Command(name = "test", description = "Starts an engine, checks the handshake and quits.")
  Integer test(@Parameters(paramLabel = "NAME", description = "The engine.") String name)
      throws BadInputException, CommandFailedException {
    EngineEntry entry = EngineList.inDataFolder().byName(name);
    if (entry == null) {
      throw new CommandFailedException("there is no engine " + name + ".");
    }
    try {
      GameModule module = module(entry);
      Handshake handshake = Handshake.perform(entry, module.game(), module.protocol());
      terminal
          .out()
          .printf(
              Locale.ROOT,
              "%s: %s, ready after %.1f s%n",
              name,
              handshake.name(),
              handshake.durationMs() / 1e3);
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
