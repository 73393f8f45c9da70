package quadrille.cli.output;

import java.io.PrintWriter;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Preset;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.match.Participant;
import quadrille.records.GameSummary;
import quadrille.records.PlayerStatistics;
import quadrille.records.Ratings;
import quadrille.records.files.Json;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Prints games of the history and the statistics of players. */
public final class HistoryReport {
  private static final DateTimeFormatter MINUTE =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm").withZone(ZoneId.systemDefault());

  private HistoryReport() {}

  /** The row of a game in the list. */
  public static List<String> cells(GameSummary game) {
    return List.of(
        Long.toString(game.id()),
        MINUTE.format(game.started()),
        game.game(),
        playerName(game.first()),
        playerName(game.second()),
        resultText(game),
        Integer.toString(game.moves()));
  }

  private static String playerName(Participant participant) {
    return participant.label().isEmpty() ? "(no name)" : participant.label();
  }

  private static String resultText(GameSummary game) {
    if (!game.isOver()) {
      return Json.UNFINISHED;
    }
    Side winner = game.winner();
    String who = winner == null ? "draw" : Json.side(winner) + " wins";
    return who + " (" + game.reason() + ")";
  }

  /** The name of the preset that has these settings, or those that differ from the defaults. */
  public static String rulesText(Game game, Settings settings) {
    Preset preset = Rules.presetOf(game, settings);
    if (preset != null) {
      return preset.id();
    }
    return Rules.changes(game, settings).isEmpty() ? "default" : Rules.format(game, settings);
  }

  public static void printTable(PrintWriter out, List<GameSummary> games) {
    TextTable table = new TextTable("");
    table.addRow("number", "begun", "game", "first", "second", "result", "moves");
    games.forEach(game -> table.addRow(cells(game).toArray()));
    table.print(out);
  }

  /** A game as an object. */
  public static ObjectNode toJson(GameSummary game) {
    ObjectNode node = Json.object();
    Instant ended = game.ended();
    node.put("number", game.id()).put("game", game.game());
    addRules(node, game);
    node.putObject("players")
        .put("first", playerId(game.first()))
        .put("second", playerId(game.second()));
    node.put("begun", game.started().toString());
    node.put("ended", ended == null ? null : ended.toString());
    node.put("winner", Json.side(game.winner()));
    node.put("reason", game.isOver() ? game.reason() : Json.UNFINISHED);
    node.put("moves", game.moves());
    return node.put("takenBack", game.hasTakebacks());
  }

  /** Adds the rules as those of a played game; null if this version does not know them. */
  private static void addRules(ObjectNode node, GameSummary summary) {
    Game game = Games.find(summary.game()).map(GameModule::game).orElse(null);
    Settings settings = game == null ? null : settings(game, summary.rules());
    if (game == null || settings == null) {
      node.putNull("rules").putNull("settings");
    } else {
      Json.addRules(node, game, settings);
    }
  }

  private static @Nullable Settings settings(Game game, String rules) {
    try {
      return Rules.parse(game, rules);
    } catch (BadInputException e) {
      return null;
    }
  }

  /** A human by name, which may be empty; a computer by its level or name. */
  private static String playerId(Participant participant) {
    return participant.isHuman() ? "human:" + participant.name() : participant.label();
  }

  public static void printStatistics(PrintWriter out, PlayerStatistics statistics) {
    PlayerStatistics.Results all = statistics.overall();
    out.printf(
        Locale.ROOT,
        "%s, %s: %d won, %d drawn and %d lost of %d, %.1f moves on average%n",
        playerName(statistics.human()),
        statistics.game(),
        all.won(),
        all.drawn(),
        all.lost(),
        all.games(),
        statistics.averageMoves());
    out.printf(
        "%s; most wins in a row %d%n",
        streakText(statistics.streak()), statistics.longestWinStreak());
    out.println("rating " + ratingText(statistics.ratingHistory()));
    TextTable table = new TextTable("  ");
    table.addRow("against", "games", "won", "drawn", "lost");
    statistics
        .byOpponent()
        .forEach(
            (opponent, score) ->
                table.addRow(
                    playerName(opponent), score.games(), score.won(), score.drawn(), score.lost()));
    table.print(out);
  }

  private static String streakText(int streak) {
    return streak == 0
        ? "no streak"
        : streak > 0 ? "won the last " + streak : "lost the last " + -streak;
  }

  private static String ratingText(List<Ratings.Point> history) {
    if (history.isEmpty()) {
      return "unknown: no rated games yet";
    }
    var last = history.getLast().strength();
    return String.format(
        Locale.ROOT, "%.0f ± %.0f (Glicko-2)", last.rating(), 2 * last.deviation());
  }

  /** The statistics of a player in one game as an object. */
  public static ObjectNode toJson(PlayerStatistics statistics) {
    ObjectNode node = Json.object();
    node.put("player", statistics.human().name()).put("game", statistics.game());
    addScore(node, statistics.overall());
    node.put("streak", statistics.streak()).put("mostWinsInARow", statistics.longestWinStreak());
    node.put("averageMoves", statistics.averageMoves());
    ArrayNode against = node.putArray("against");
    statistics
        .byOpponent()
        .forEach(
            (opponent, score) ->
                addScore(against.addObject().put("player", playerId(opponent)), score));
    ArrayNode ratings = node.putArray("ratings");
    for (Ratings.Point point : statistics.ratingHistory()) {
      ratings
          .addObject()
          .put("number", point.gameId())
          .put("at", point.at().toString())
          .put("rating", point.strength().rating())
          .put("deviation", point.strength().deviation());
    }
    return node;
  }

  private static void addScore(ObjectNode node, PlayerStatistics.Results score) {
    node.put("games", score.games()).put("won", score.won());
    node.put("drawn", score.drawn()).put("lost", score.lost());
  }
}
