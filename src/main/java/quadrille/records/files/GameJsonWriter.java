package quadrille.records.files;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import quadrille.core.Drawing;
import quadrille.core.Game;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.match.GameRecord;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Writes a game as a JSON object: a game tree with its variations and comments, or the record of a
 * played game with what each move cost. {@link GameJsonReader} reads both.
 */
public final class GameJsonWriter {
  /** The version of game trees; later ones may add fields, and raise it if they change one. */
  static final int VERSION = 1;

  static final String VERSION_FIELD = "quadrille";

  private GameJsonWriter() {}

  static ObjectNode write(GameTree tree) {
    Game game = tree.game();
    ObjectNode node = Json.object().put(VERSION_FIELD, VERSION).put("game", game.id());
    node.set("settings", Json.settings(game, tree.settings()));
    Line start = tree.root().line();
    if (!start.hasUsualStart()) {
      node.put("position", game.notation().format(start.position()));
    }
    Map<String, String> tags = new LinkedHashMap<>(tree.tags());
    addPlayers(node, tags.remove(GameTree.FIRST), tags.remove(GameTree.SECOND));
    if (!tags.isEmpty()) {
      tags.forEach(node.putObject("tags")::put);
    }
    addNote(node, tree.root().note(), game);
    node.set("moves", mainLine(tree.root()));
    addResult(node, tree.outcome());
    return node;
  }

  /** Writes the record of a played game. */
  public static ObjectNode write(GameRecord played) {
    Line start = played.start();
    Game game = start.game();
    ObjectNode node = Json.object().put("game", game.id());
    Json.addRules(node, game, start.settings());
    if (start.ply() > 0 || !start.hasUsualStart()) {
      node.put("position", game.notation().format(start.position()));
    }
    if (start.ply() > 0) {
      node.set("opening", Json.stringArray(start.moveTexts()));
    }
    addPlayers(node, played.first(), played.second());
    ArrayNode moves = node.putArray("moves");
    played.moves().forEach(each -> moves.add(move(each, game)));
    ObjectNode result = addResult(node, played.outcome());
    if (played.outcome() != null) {
      result.put("text", played.outcome().text().toString());
    }
    return node;
  }

  private static void addPlayers(ObjectNode node, @Nullable String first, @Nullable String second) {
    node.putObject("players").put("first", first).put("second", second);
  }

  private static ObjectNode addResult(ObjectNode node, @Nullable Outcome outcome) {
    return node.putObject("result")
        .put("winner", outcome == null ? null : Json.side(outcome.winner()))
        .put("reason", outcome == null ? Json.UNFINISHED : outcome.reason());
  }

  private static ObjectNode move(GameRecord.Move move, Game game) {
    ObjectNode node = Json.object();
    node.put("ply", move.ply()).put("side", Json.side(move.side())).put("move", move.text());
    node.put("timeMs", move.timeMs()).put("depth", move.depth());
    if (move.score() == null) {
      node.putNull("score");
    } else {
      Json.addScore(node, move.score(), game);
    }
    return node;
  }

  /** The main line from a node; alternatives to a move are in its {@code variations}. */
  private static ArrayNode mainLine(GameTree.Node from) {
    ArrayNode moves = Json.array();
    GameTree.Node node = from;
    while (!node.children().isEmpty()) {
      GameTree.Node main = node.children().getFirst();
      ObjectNode move = move(main);
      for (GameTree.Node each : node.children().subList(1, node.children().size())) {
        ArrayNode variation = move.withArray("variations").addArray().add(move(each));
        variation.addAll(mainLine(each));
      }
      moves.add(move);
      node = main;
    }
    return moves;
  }

  private static ObjectNode move(GameTree.Node node) {
    ObjectNode move = Json.object().put("move", node.moveText());
    addNote(move, node.note(), node.line().game());
    return move;
  }

  private static void addNote(ObjectNode node, GameTree.Note note, Game game) {
    if (!note.comment().isEmpty()) {
      node.put("comment", note.comment());
    }
    if (!note.glyphs().isEmpty()) {
      note.glyphs().forEach(node.putArray("glyphs")::add);
    }
    if (!note.drawings().isEmpty()) {
      node.put("drawings", Drawing.format(note.drawings()));
    }
    node.put("timeMs", note.timeMs()).put("clockMs", note.clockMs()).put("depth", note.depth());
    node.removeIf(JsonNode::isNull);
    if (note.score() != null) {
      Json.addScore(node, note.score(), game);
    }
  }
}
