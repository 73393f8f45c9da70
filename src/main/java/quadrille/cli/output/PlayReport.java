package quadrille.cli.output;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import quadrille.arena.ArenaGame;
import quadrille.arena.Contest;
import quadrille.cli.terminal.Terminal;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.match.GameRecord;
import quadrille.records.files.GameJsonWriter;
import quadrille.records.files.Json;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Tells how the games of a contest ended. */
public final class PlayReport {
  private final Terminal terminal;
  private final Contest contest;
  private final @Nullable String preset;

  /**
   * @param preset the rules that the settings started from, or null
   */
  public PlayReport(Terminal terminal, Contest contest, @Nullable String preset) {
    this.terminal = terminal;
    this.contest = contest;
    this.preset = preset;
  }

  /** A game has been played to its end. */
  public void printResult(ArenaGame played) {
    GameRecord record = played.record();
    Outcome outcome = Objects.requireNonNull(record.outcome());
    print(
        "game %d: %s - %s: %s after %d moves: %s",
        played.fixture().number() + 1,
        record.first(),
        record.second(),
        winnerText(played.opening(), outcome.winner()),
        record.moves().size(),
        outcome.text());
  }

  private static String winnerText(Line line, @Nullable Side winner) {
    return winner == null ? "draw" : line.game().sideName(winner, line.settings()) + " wins";
  }

  /** All games have been played. */
  public void printStandings(List<ArenaGame> all) {
    print("");
    print(
        "%d games of %s, seed %d, openings %s, seats exchanged every game",
        all.size(), contest.engineConfig().game().id(), contest.seed(), contest.openings().spec());
    standingsOf(all).table().print(terminal.out());
  }

  private Standings standingsOf(List<ArenaGame> all) {
    return new Standings(contest, all.stream().map(ArenaGame::result).toList());
  }

  private void print(String format, Object... arguments) {
    terminal.out().println(String.format(Locale.ROOT, format, arguments));
    terminal.out().flush();
  }

  /** One game is an object itself, several are the games of one. */
  public ObjectNode toJson(List<ArenaGame> all, boolean several) {
    if (!several) {
      return toJson(all.getFirst());
    }
    ObjectNode node = Json.object();
    node.put("seed", contest.seed());
    ArrayNode games = node.putArray("games");
    all.forEach(each -> games.add(toJson(each)));
    if (all.getLast().record().outcome() != null) {
      node.set("standings", standingsOf(all).toJson());
    }
    return node;
  }

  private ObjectNode toJson(ArenaGame played) {
    return GameJsonWriter.write(played.record(), played.opening(), preset);
  }
}
