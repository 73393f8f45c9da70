package quadrille.cli;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import quadrille.core.Side;
import quadrille.records.GameSummary;
import quadrille.records.PlayerStatistics;
import quadrille.records.Ratings;
import quadrille.records.Sitter;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Tells of kept games and of what they come to. */
final class HistoryReport {
  private static final DateTimeFormatter MINUTE = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm");

  private final Terminal terminal;

  HistoryReport(Terminal terminal) {
    this.terminal = terminal;
  }

  /** What is shown of a game in a row. */
  static List<String> cells(GameSummary game) {
    return List.of(
        Long.toString(game.id()),
        moment(game.started()),
        game.game(),
        name(game.first()),
        name(game.second()),
        result(game),
        Integer.toString(game.plies()));
  }

  static String moment(Instant at) {
    return MINUTE.format(at.atZone(ZoneId.systemDefault()));
  }

  static String name(Sitter sitter) {
    return sitter.name().isEmpty() ? "(no name)" : sitter.name();
  }

  static String result(GameSummary game) {
    if (!game.isOver()) {
      return "unfinished";
    }
    Side winner = game.winner();
    String who = winner == null ? "draw" : word(winner) + " wins";
    return who + " (" + game.reason() + ")";
  }

  private static String word(Side side) {
    return side.name().toLowerCase(Locale.ROOT);
  }

  void table(List<GameSummary> games) {
    Columns columns = new Columns("");
    columns.add("number", "begun", "game", "first", "second", "result", "moves");
    games.forEach(each -> columns.add(cells(each).toArray(String[]::new)));
    columns.print(terminal.out());
  }

  /** One object for a game. */
  static ObjectNode json(GameSummary game) {
    ObjectNode node = Json.object();
    Instant ended = game.ended();
    Side winner = game.winner();
    node.put("number", game.id()).put("game", game.game()).put("rules", game.preset());
    node.put("settings", game.rules());
    node.putObject("players")
        .put("first", player(game.first()))
        .put("second", player(game.second()));
    node.put("begun", game.started().toString());
    node.put("ended", ended == null ? null : ended.toString());
    node.put("winner", winner == null ? null : word(winner));
    node.put("reason", game.isOver() ? game.reason() : "unfinished");
    node.put("moves", game.plies());
    return node.put("takenBack", game.retried());
  }

  /** A person by name, which may be empty; a machine by its seat. */
  private static String player(Sitter sitter) {
    return sitter.person() ? "human:" + sitter.name() : sitter.name();
  }

  void statistics(PlayerStatistics of) {
    PlayerStatistics.Score all = of.all();
    terminal
        .out()
        .printf(
            Locale.ROOT,
            "%s, %s: %d won, %d drawn and %d lost of %d, %.1f moves on average%n",
            name(of.person()),
            of.game(),
            all.won(),
            all.drawn(),
            all.lost(),
            all.games(),
            of.averagePlies());
    terminal.out().printf("%s; most wins in a row %d%n", streak(of.streak()), of.longest());
    terminal.out().println("rating " + rating(of.course()));
    Columns columns = new Columns("  ");
    columns.add("against", "games", "won", "drawn", "lost");
    of.against().forEach((who, score) -> row(columns, who, score));
    columns.print(terminal.out());
  }

  private static void row(Columns columns, Sitter who, PlayerStatistics.Score score) {
    columns.add(
        name(who), score.games() + "", score.won() + "", score.drawn() + "", score.lost() + "");
  }

  private static String streak(int streak) {
    return streak == 0
        ? "no streak"
        : streak > 0 ? "won the last " + streak : "lost the last " + -streak;
  }

  private static String rating(List<Ratings.Point> course) {
    if (course.isEmpty()) {
      return "unknown: no game yet that counts";
    }
    var last = course.getLast().strength();
    return String.format(
        Locale.ROOT, "%.0f ± %.0f (Glicko-2)", last.rating(), 2 * last.deviation());
  }

  /** One object for a person and a game. */
  static ObjectNode json(PlayerStatistics of) {
    ObjectNode node = Json.object();
    node.put("player", of.person().name()).put("game", of.game());
    addScore(node, of.all());
    node.put("streak", of.streak()).put("mostWinsInARow", of.longest());
    node.put("averageMoves", of.averagePlies());
    ArrayNode against = node.putArray("against");
    for (Map.Entry<Sitter, PlayerStatistics.Score> each : of.against().entrySet()) {
      ObjectNode one = Json.object().put("player", player(each.getKey()));
      addScore(one, each.getValue());
      against.add(one);
    }
    ArrayNode ratings = node.putArray("ratings");
    of.course().forEach(each -> ratings.add(point(each)));
    return node;
  }

  private static void addScore(ObjectNode node, PlayerStatistics.Score score) {
    node.put("games", score.games()).put("won", score.won());
    node.put("drawn", score.drawn()).put("lost", score.lost());
  }

  private static ObjectNode point(Ratings.Point point) {
    return Json.object()
        .put("number", point.game())
        .put("at", point.at().toString())
        .put("rating", point.strength().rating())
        .put("deviation", point.strength().deviation());
  }

  /** A remark that is no result. */
  void remark(@Nullable Object text) {
    terminal.err().println(text);
  }
}
