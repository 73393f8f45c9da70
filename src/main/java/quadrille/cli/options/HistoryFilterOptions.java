package quadrille.cli.options;

import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import quadrille.cli.output.HistoryReport;
import quadrille.games.GameModule;
import quadrille.records.GameFilter;
import quadrille.records.GameSummary;

/** Which of the kept games are meant. */
public final class HistoryFilterOptions {
  @Option(names = "--game", paramLabel = "GAME", description = "Games of one kind only.")
  private @Nullable GameModule module;

  @Option(
      names = "--player",
      paramLabel = "NAME",
      description = "Games of that person, or of that machine: level:3, snakes.")
  private @Nullable String player;

  @Option(
      names = "--result",
      paramLabel = "RESULT",
      description = "won, lost, drawn or unfinished; won and lost by the player, or by any person.")
  private GameFilter.@Nullable Result result;

  @Option(names = "--since", paramLabel = "DATE", description = "Begun on 2026-11-20 or later.")
  private @Nullable LocalDate since;

  @Option(names = "--until", paramLabel = "DATE", description = "Begun on that day or earlier.")
  private @Nullable LocalDate until;

  @Option(
      names = "--search",
      paramLabel = "TEXT",
      description = "Words that have to be found in what is shown of a game.")
  private String text = "";

  /** Those of the games that are meant, in their order. */
  public List<GameSummary> select(List<GameSummary> games) {
    String id = module == null ? null : module.game().id();
    GameFilter filter = new GameFilter(text, id, player, result, since, until);
    return games.stream().filter(game -> matches(filter, game)).toList();
  }

  private static boolean matches(GameFilter filter, GameSummary game) {
    return filter.accepts(game, String.join(" ", HistoryReport.cells(game)));
  }
}
