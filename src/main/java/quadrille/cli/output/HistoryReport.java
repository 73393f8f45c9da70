package quadrille.cli.output;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import quadrille.cli.terminal.Terminal;
import quadrille.core.Side;
import quadrille.match.Participant;
import quadrille.records.GameSummary;
import quadrille.records.PlayerStatistics;
import quadrille.records.Ratings;
import quadrille.records.files.Json;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Tells of kept games and of what they come to. */
public final class HistoryReport {
  private static final DateTimeFormatter MINUTE = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm");

  private final Terminal terminal;

  public HistoryReport(Terminal terminal) {
    this.terminal = terminal;
  }

  /** What is shown of a game in a row. */
  public static List<String> cells(GameSummary game) {
    return List.of(
        Long.toString(game.id()),
        formatTime(game.started()),
        game.game(),
        playerName(game.first()),
        playerName(game.second()),
        resultText(game),
        Integer.toString(game.plies()));
  }

  static String formatTime(Instant at) {
    return MINUTE.format(at.atZone(ZoneId.systemDefault()));
  }

  static String playerName(Participant sitter) {
    return sitter.label().isEmpty() ? "(no name)" : sitter.label();
  }

  static String resultText(GameSummary game) {
    if (!game.isOver()) {
      return Json.UNFINISHED;
    }
    Side winner = game.winner();
    String who = winner == null ? "draw" : Json.side(winner) + " wins";
    return who + " (" + game.reason() + ")";
  }

  public void printTable(List<GameSummary> games) {
    TextTable columns = new TextTable("");
    columns.addRow("number", "begun", "game", "first", "second", "result", "moves");
    games.forEach(each -> columns.addRow(cells(each).toArray(String[]::new)));
    columns.print(terminal.out());
  }

  /** One object for a game. */
  public static ObjectNode toJson(GameSummary game) {
    ObjectNode node = Json.object();
    Instant ended = game.ended();
    node.put("number", game.id()).put("game", game.game()).put("rules", game.preset());
    node.put("settings", game.rules());
    node.putObject("players")
        .put("first", playerId(game.first()))
        .put("second", playerId(game.second()));
    node.put("begun", game.started().toString());
    node.put("ended", ended == null ? null : ended.toString());
    node.put("winner", Json.side(game.winner()));
    node.put("reason", game.isOver() ? game.reason() : Json.UNFINISHED);
    node.put("moves", game.plies());
    return node.put("takenBack", game.hasTakebacks());
  }

  /** A person by name, which may be empty; a machine by its seat. */
  private static String playerId(Participant sitter) {
    return sitter.isHuman() ? "human:" + sitter.name() : sitter.label();
  }

  public void printStatistics(PlayerStatistics of) {
    PlayerStatistics.Results all = of.overall();
    terminal
        .out()
        .printf(
            Locale.ROOT,
            "%s, %s: %d won, %d drawn and %d lost of %d, %.1f moves on average%n",
            playerName(of.person()),
            of.game(),
            all.won(),
            all.drawn(),
            all.lost(),
            all.games(),
            of.averagePlies());
    terminal
        .out()
        .printf("%s; most wins in a row %d%n", streakText(of.streak()), of.longestWinStreak());
    terminal.out().println("rating " + ratingText(of.ratingHistory()));
    TextTable columns = new TextTable("  ");
    columns.addRow("against", "games", "won", "drawn", "lost");
    of.byOpponent().forEach((who, score) -> addRow(columns, who, score));
    columns.print(terminal.out());
  }

  private static void addRow(TextTable columns, Participant who, PlayerStatistics.Results score) {
    columns.addRow(
        playerName(who),
        score.games() + "",
        score.won() + "",
        score.drawn() + "",
        score.lost() + "");
  }

  private static String streakText(int streak) {
    return streak == 0
        ? "no streak"
        : streak > 0 ? "won the last " + streak : "lost the last " + -streak;
  }

  private static String ratingText(List<Ratings.Point> course) {
    if (course.isEmpty()) {
      return "unknown: no game yet that counts";
    }
    var last = course.getLast().strength();
    return String.format(
        Locale.ROOT, "%.0f ± %.0f (Glicko-2)", last.rating(), 2 * last.deviation());
  }

  /** One object for a person and a game. */
  public static ObjectNode toJson(PlayerStatistics of) {
    ObjectNode node = Json.object();
    node.put("player", of.person().name()).put("game", of.game());
    addScore(node, of.overall());
    node.put("streak", of.streak()).put("mostWinsInARow", of.longestWinStreak());
    node.put("averageMoves", of.averagePlies());
    ArrayNode against = node.putArray("against");
    for (Map.Entry<Participant, PlayerStatistics.Results> each : of.byOpponent().entrySet()) {
      ObjectNode one = Json.object().put("player", playerId(each.getKey()));
      addScore(one, each.getValue());
      against.add(one);
    }
    ArrayNode ratings = node.putArray("ratings");
    of.ratingHistory().forEach(each -> ratings.add(ratingPoint(each)));
    return node;
  }

  private static void addScore(ObjectNode node, PlayerStatistics.Results score) {
    node.put("games", score.games()).put("won", score.won());
    node.put("drawn", score.drawn()).put("lost", score.lost());
  }

  private static ObjectNode ratingPoint(Ratings.Point point) {
    return Json.object()
        .put("number", point.gameId())
        .put("at", point.at().toString())
        .put("rating", point.strength().rating())
        .put("deviation", point.strength().deviation());
  }

  /** A remark that is no result. */
  public void printNotice(String text) {
    terminal.err().println(text);
  }
}
