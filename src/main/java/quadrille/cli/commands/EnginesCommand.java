package quadrille.cli.commands;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import quadrille.cli.output.TextTable;
import quadrille.cli.terminal.CommandFailedException;
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
      "Manages external engines, which play as `engine:NAME` wherever a command takes a player."
          + " They are started without a shell."
    },
    footer = {
      "",
      "Examples:",
      "  quadrille engines add scan dames /opt/scan/scan hub",
      "  quadrille engines test scan",
      "  quadrille match dames --first engine:scan --second level:8 --games 10 \\",
      "      --clock move:1"
    })
public final class EnginesCommand extends TerminalCommand {
  @Override
  public Integer call() {
    throw usageError("Expected list, add, remove or test");
  }

  @Command(name = "list", description = "Lists the engines.")
  void list() throws BadInputException {
    TextTable columns = new TextTable("");
    columns.addRow("name", "game", "command");
    List<EngineEntry> all = EngineList.inDataFolder().read();
    for (EngineEntry engine : all) {
      columns.addRow(engine.name(), engine.game(), CommandLineWords.join(engine.command()));
    }
    if (all.isEmpty()) {
      printNotice("no engines yet; `quadrille engines add` adds one.");
    } else {
      columns.print(terminal().out());
    }
    printNotice("engines file: " + EngineList.inDataFolder().file());
  }

  @Command(name = "add", description = "Adds an engine, or replaces the one with the same name.")
  void add(
      @Parameters(paramLabel = "NAME", description = "The name of the engine.") String name,
      @Parameters(paramLabel = "GAME", description = "The game it plays.") GameModule module,
      @Parameters(
              paramLabel = "COMMAND",
              arity = "1..*",
              description = "The program and its arguments, after -- if one begins with a hyphen.")
          List<String> command)
      throws BadInputException, IOException {
    EngineList.inDataFolder().add(EngineEntry.of(name, module.game().id(), command));
    print(name + " was added; `quadrille engines test " + name + "` tries it.");
  }

  @Command(name = "remove", description = "Removes an engine.")
  void remove(@Parameters(paramLabel = "NAME", description = "The engine.") String name)
      throws BadInputException, IOException, CommandFailedException {
    if (!EngineList.inDataFolder().remove(name)) {
      throw new CommandFailedException("there is no engine " + name + ".");
    }
    print(name + " was removed.");
  }

  @Command(name = "test", description = "Starts an engine, checks the handshake and quits.")
  void test(@Parameters(paramLabel = "NAME", description = "The engine.") String name)
      throws BadInputException, CommandFailedException {
    EngineEntry entry = EngineList.inDataFolder().byName(name);
    if (entry == null) {
      throw new CommandFailedException("there is no engine " + name + ".");
    }
    try {
      GameModule module =
          Games.find(entry.game())
              .orElseThrow(
                  () -> new CommandFailedException("there is no game " + entry.game() + "."));
      Handshake handshake = Handshake.perform(entry, module.game(), module.protocol());
      double seconds = handshake.durationMs() / 1e3;
      terminal().printLine("%s: %s, ready after %.1f s", name, handshake.name(), seconds);
    } catch (EngineException e) {
      Path log = EngineLog.fileFor(name);
      String hint = log.toFile().length() == 0 ? "" : " Its standard error is in " + log + ".";
      throw new CommandFailedException(name + ": " + e.text() + "." + hint, e);
    }
  }
}
