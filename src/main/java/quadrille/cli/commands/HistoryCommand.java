package quadrille.cli.commands;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import quadrille.cli.options.HistoryFilterOptions;
import quadrille.cli.options.NumberConverters;
import quadrille.cli.output.HistoryReport;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.records.GameStore;
import quadrille.records.GameSummary;
import quadrille.records.PlayerStatistics;
import quadrille.records.RecordsException;
import quadrille.records.StoredGame;
import quadrille.records.files.Json;

/** Shows the games of the history. */
@Command(
    name = "history",
    description = {
      "Shows your games: those played in the window, and those of `quadrille play --keep`."
    },
    footer = {
      "",
      "Examples:",
      "  quadrille history list --game hex --result won --since 2026-11-01",
      "  quadrille history show 12",
      "  quadrille history stats --player Ada --game dames",
      "  quadrille history export ada.pdn --player Ada --game dames"
    })
public final class HistoryCommand extends TerminalCommand {
  @Override
  public Integer call() {
    throw usageError("Expected list, show, stats or export");
  }

  /** A query of the game store. */
  private interface StoreQuery<T> {
    T run(GameStore store) throws RecordsException;
  }

  private <T> T query(StoreQuery<T> request) throws RecordsException {
    try (GameStore store = GameStore.inDataFolder()) {
      Object notice = store.open();
      if (notice != null) {
        printNotice(notice);
      }
      return request.run(store);
    }
  }

  @Command(name = "list", description = "Lists games, the newest first.")
  void list(
      @Mixin HistoryFilterOptions filter,
      @Option(names = "--json", description = "Prints JSON, one object per line.") boolean json)
      throws RecordsException {
    List<GameSummary> games = filter.select(query(GameStore::games));
    if (json) {
      games.forEach(game -> print(Json.oneLine(HistoryReport.toJson(game))));
    } else if (games.isEmpty()) {
      printNotice("no matching games.");
    } else {
      HistoryReport.printTable(terminal().out(), games);
    }
  }

  @Command(name = "show", description = "Shows a game with its moves and last position.")
  void show(
      @Parameters(
              paramLabel = "NUMBER",
              converter = NumberConverters.GameNumber.class,
              description = "The number of the game, as shown by list.")
          long number)
      throws RecordsException {
    StoredGame game = query(store -> store.begunGame(number));
    Line line = game.current();
    HistoryReport.printTable(terminal().out(), List.of(game.summary()));
    print("rules " + HistoryReport.rulesText(line.game(), line.settings()));
    Outcome outcome = game.tree().outcome();
    if (outcome != null) {
      print("end " + outcome.text());
    }
    print(String.join(" ", line.moveTexts()));
    print("");
    print(line.game().notation().diagram(line.position()));
  }

  @Command(name = "stats", description = "Shows the results, streaks and ratings of human players.")
  void stats(
      @Option(names = "--player", paramLabel = "NAME", description = "Only this player.")
          @Nullable String player,
      @Option(names = "--game", paramLabel = "GAME", description = "Only this game.")
          @Nullable GameModule module,
      @Option(names = "--json", description = "Prints JSON, one object per line.") boolean json)
      throws RecordsException {
    List<GameSummary> games = query(GameStore::games);
    List<GameModule> modules = module == null ? Games.ALL : List.of(module);
    List<PlayerStatistics> all =
        PlayerStatistics.humans(games).stream()
            .filter(human -> player == null || human.name().equalsIgnoreCase(player))
            .flatMap(
                human ->
                    modules.stream().map(game -> PlayerStatistics.of(human, game.game(), games)))
            .filter(statistics -> statistics.overall().games() > 0)
            .toList();
    if (all.isEmpty() && !json) {
      String name = player == null ? "" : " called " + player;
      printNotice("no finished games of a human player" + name + ".");
    }
    for (PlayerStatistics statistics : all) {
      if (json) {
        print(Json.oneLine(HistoryReport.toJson(statistics)));
      } else {
        HistoryReport.printStatistics(terminal().out(), statistics);
      }
    }
  }
}
