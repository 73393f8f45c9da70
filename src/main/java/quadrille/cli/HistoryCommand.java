package quadrille.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.games.Games;
import quadrille.games.Room;
import quadrille.records.GameStore;
import quadrille.records.GameSummary;
import quadrille.records.LevelRatings;
import quadrille.records.PlayerStatistics;
import quadrille.records.RecordsException;
import quadrille.records.Sitter;
import quadrille.records.StoredGame;

/** The games that are kept. */
@Command(
    name = "history",
    description = {
      "Tells of the games that were kept: all those of the window, and those of `quadrille play"
          + " --keep`."
    },
    footer = {
      "",
      "Examples:",
      "  quadrille history list --game hex --result won --since 2026-11-01",
      "  quadrille history show 12",
      "  quadrille history stats --player Ada --game dames",
      "  quadrille history export ada.pdn --player Ada --game dames"
    })
final class HistoryCommand implements Callable<Integer> {
  private final Terminal terminal;
  private final HistoryReport report;

  @Spec private CommandSpec spec;

  HistoryCommand(Terminal terminal) {
    this.terminal = terminal;
    report = new HistoryReport(terminal);
  }

  @Override
  public Integer call() {
    throw new ParameterException(spec.commandLine(), "Expected list, show, stats or export");
  }

  /** Something that is asked of the kept games. */
  private interface Request<T> {
    T ask(GameStore store) throws RecordsException;
  }

  private <T> T ask(Request<T> request) throws FailedException {
    try (GameStore store = GameStore.find()) {
      Object notice = store.open();
      if (notice != null) {
        report.remark(notice);
      }
      return request.ask(store);
    } catch (RecordsException e) {
      throw new FailedException(e.text().toString(), e);
    }
  }

  @Command(name = "list", description = "Lists games, the newest first.")
  Integer list(
      @Mixin HistoryFilterOptions filter,
      @Option(names = "--json", description = "Writes an object a line, for programs.")
          boolean json)
      throws FailedException {
    List<GameSummary> games = filter.of(ask(GameStore::games));
    if (json) {
      games.forEach(each -> terminal.out().println(Json.oneLine(HistoryReport.json(each))));
    } else if (games.isEmpty()) {
      report.remark("no such game is kept.");
    } else {
      report.table(games);
    }
    return Cli.DONE;
  }

  @Command(name = "show", description = "Shows a game with its moves and its last position.")
  Integer show(
      @Parameters(
              paramLabel = "NUMBER",
              converter = Ranges.Count.class,
              description = "The number of the game, as list tells it.")
          int number)
      throws FailedException {
    StoredGame game = ask(store -> store.game(number));
    Line line = game.current();
    report.table(List.of(game.summary()));
    terminal.out().println("rules " + game.summary().rules());
    Outcome outcome = game.tree().outcome();
    if (outcome != null) {
      terminal.out().println("end " + outcome.text());
    }
    terminal.out().println(String.join(" ", line.moveTexts()));
    terminal.out().println();
    terminal.out().println(line.game().notation().diagram(line.position()));
    return Cli.DONE;
  }

  @Command(name = "stats", description = "Tells how people fare: results, streaks, rating.")
  Integer stats(
      @Option(names = "--player", paramLabel = "NAME", description = "That person only.")
          @Nullable String player,
      @Option(
              names = "--game",
              paramLabel = "GAME",
              converter = RoomConverter.class,
              description = "That game only.")
          @Nullable Room room,
      @Option(names = "--json", description = "Writes an object a line, for programs.")
          boolean json)
      throws FailedException {
    List<GameSummary> games = ask(GameStore::games);
    List<Room> rooms = room == null ? Games.ALL : List.of(room);
    List<PlayerStatistics> all =
        PlayerStatistics.people(games).stream()
            .filter(each -> player == null || each.name().equalsIgnoreCase(player))
            .flatMap(each -> rooms.stream().map(one -> statistics(each, one, games)))
            .filter(each -> each.all().games() > 0)
            .toList();
    if (all.isEmpty() && !json) {
      report.remark("no person has played such a game to its end.");
    }
    for (PlayerStatistics each : all) {
      if (json) {
        terminal.out().println(Json.oneLine(HistoryReport.json(each)));
      } else {
        report.statistics(each);
      }
    }
    return Cli.DONE;
  }

  private static PlayerStatistics statistics(Sitter person, Room room, List<GameSummary> games) {
    LevelRatings levels = new LevelRatings(room.game());
    return PlayerStatistics.of(person, room.game().id(), games, levels);
  }
}
