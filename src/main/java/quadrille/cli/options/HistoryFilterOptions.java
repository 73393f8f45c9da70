package quadrille.cli.options;

import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import quadrille.cli.output.HistoryReport;
import quadrille.games.GameModule;
import quadrille.records.GameFilter;
import quadrille.records.GameSummary;

/** The options that select games of the history. */
public final class HistoryFilterOptions {
  @Option(names = "--game", paramLabel = "GAME", description = "Only games of this kind.")
  private @Nullable GameModule module;

  @Option(
      names = "--player",
      paramLabel = "NAME",
      description = "Only games of this player: a name, or a computer such as level:3.")
  private @Nullable String player;

  @Option(
      names = "--result",
      paramLabel = "RESULT",
      description =
          "Only games that were won, lost, drawn or unfinished; won and lost by --player, or by any"
              + " human.")
  private GameFilter.@Nullable Result result;

  @Option(
      names = "--since",
      paramLabel = "DATE",
      description = "Only games begun on this day or later: 2026-11-20.")
  private @Nullable LocalDate since;

  @Option(
      names = "--until",
      paramLabel = "DATE",
      description = "Only games begun on this day or earlier.")
  private @Nullable LocalDate until;

  @Option(
      names = "--search",
      paramLabel = "TEXT",
      description = "Only games whose row in the list contains these words.")
  private String text = "";

  /** Whether any games are left out. */
  public boolean isGiven() {
    return module != null
        || player != null
        || result != null
        || since != null
        || until != null
        || !text.isEmpty();
  }

  /** The selected games, in their order. */
  public List<GameSummary> select(List<GameSummary> games) {
    String id = module == null ? null : module.game().id();
    GameFilter filter = new GameFilter(text, id, player, result, since, until);
    return games.stream()
        .filter(game -> filter.accepts(game, String.join(" ", HistoryReport.cells(game))))
        .toList();
  }
}
