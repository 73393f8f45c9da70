package quadrille.records.files;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Drawing;
import quadrille.core.Game;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Outcomes;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.search.Score;
import tools.jackson.databind.JsonNode;

/** Reads a game from a JSON object that {@link GameJsonWriter} wrote. */
final class GameJsonReader {
  /** The greatest Numeric Annotation Glyph of the PGN standard. */
  private static final int MAX_GLYPH = 255;

  private final JsonNode node;

  private GameJsonReader(JsonNode node) {
    this.node = node;
  }

  /**
   * The game with its moves, those of its opening included.
   *
   * @throws BadInputException if the object is not a game; says what is wrong
   */
  static GameTree read(JsonNode node) throws BadInputException {
    return new GameJsonReader(node).read();
  }

  private GameTree read() throws BadInputException {
    JsonNode version = node.path(GameJsonWriter.VERSION_FIELD);
    if (version.asInt(GameJsonWriter.VERSION) > GameJsonWriter.VERSION) {
      throw error("error.version", version.asString());
    }
    Game game = game();
    Settings settings = settings(game);
    Line start = start(game, settings);
    GameTree tree = new GameTree(start.path().getFirst());
    readTags(tree);
    tree.root().setNote(note(node, game));
    requireArray(node, "moves");
    readMoves(tree.findOrAdd(start), node.path("moves"));
    tree.setOutcome(outcome(tree.lastMainNode().line()));
    return tree;
  }

  private Game game() throws BadInputException {
    String id = node.path("game").asString("");
    return Games.find(id)
        .map(GameModule::game)
        .orElseThrow(() -> error(id.isEmpty() ? "error.no-game" : "error.other-game", id));
  }

  private Settings settings(Game game) throws BadInputException {
    Map<String, String> given = new LinkedHashMap<>();
    requireObject("settings");
    node.path("settings").forEachEntry((name, value) -> given.put(name, value.asString("")));
    String rules = node.path("rules").asString("");
    return Rules.settings(game, rules.isEmpty() ? null : rules, given);
  }

  /**
   * Where the moves begin. A game of a match has its opening and the position after it; if the
   * match did not begin from the usual start, only the position can be used.
   */
  private Line start(Game game, Settings settings) throws BadInputException {
    Line usual = Line.start(game, settings);
    String position = node.path("position").asString("");
    List<String> opening = new ArrayList<>();
    requireArray(node, "opening");
    node.path("opening").forEach(move -> opening.add(move.asString("")));
    try {
      Line opened = usual.play(String.join(" ", opening));
      if (position.isEmpty() || position.equals(game.notation().format(opened.position()))) {
        return opened;
      }
    } catch (BadInputException e) {
      if (position.isEmpty()) {
        throw e;
      }
      // The opening belongs to another start.
    }
    return Line.start(game, settings, position);
  }

  private void readTags(GameTree tree) throws BadInputException {
    requireObject("players");
    requireObject("tags");
    JsonNode players = node.path("players");
    for (String side : List.of(GameTree.FIRST, GameTree.SECOND)) {
      String name = players.path(side).asString("");
      if (!name.isEmpty()) {
        tree.tags().put(side, name);
      }
    }
    node.path("tags").forEachEntry((tag, value) -> tree.tags().put(tag, value.asString("")));
  }

  /** Moves to be played from a node. */
  private record Variation(GameTree.Node from, JsonNode moves) {}

  private static void readMoves(GameTree.Node from, JsonNode moves) throws BadInputException {
    Deque<Variation> open = new ArrayDeque<>();
    open.add(new Variation(from, moves));
    while (!open.isEmpty()) {
      Variation variation = open.remove();
      GameTree.Node node = variation.from;
      for (JsonNode move : variation.moves) {
        GameTree.Node before = node;
        node = play(before, move.path("move").asString(move.asString("")));
        addNote(node, note(move, node.line().game()));
        requireArray(move, "variations");
        for (JsonNode each : move.path("variations")) {
          if (!each.isArray()) {
            throw error("error.array", "variations");
          }
          open.add(new Variation(before, each));
        }
      }
    }
  }

  /** A variation may repeat moves of the main line, and say nothing or something more of them. */
  private static void addNote(GameTree.Node node, GameTree.Note note) {
    GameTree.Note known = node.note();
    if (known.equals(GameTree.Note.NONE)) {
      node.setNote(note);
    } else if (!known.comment().contains(note.comment())) {
      node.setNote(known.withComment((known.comment() + "\n" + note.comment()).strip()));
    }
  }

  private static GameTree.Node play(GameTree.Node before, String text) throws BadInputException {
    Line line = before.line();
    String number = Integer.toString(line.ply() + 1);
    if (text.isEmpty()) {
      throw error("error.no-move", number);
    }
    try {
      return before.play(line.game().notation().parse(line.position(), text));
    } catch (BadInputException e) {
      throw error("error.move", number, e.text());
    }
  }

  private @Nullable Outcome outcome(Line end) throws BadInputException {
    JsonNode result = node.path("result");
    JsonNode winner = result.path("winner");
    if (!Json.isSideOrNeither(winner)) {
      throw error("error.winner", winner.asString(winner.toString()));
    }
    String reason = result.path("reason").asString("");
    if (reason.isEmpty()) {
      reason = Json.side(winner) == null ? Json.UNFINISHED : Outcome.UNKNOWN;
    }
    return reason.equals(Json.UNFINISHED)
        ? end.outcome()
        : Outcomes.of(end, Json.side(winner), reason);
  }

  private static GameTree.Note note(JsonNode node, Game game) {
    return new GameTree.Note(
        node.path("comment").asString(""),
        node.path("glyphs")
            .valueStream()
            .filter(each -> isCount(each) && each.asInt() >= 1 && each.asInt() <= MAX_GLYPH)
            .map(JsonNode::asInt)
            .toList(),
        millis(node.path("timeMs")),
        millis(node.path("clockMs")),
        isCount(node.path("depth")) ? node.path("depth").asInt() : null,
        score(node, game),
        Drawing.parse(node.path("drawings").asString("")));
  }

  private static @Nullable Long millis(JsonNode node) {
    return node.isIntegralNumber() && node.canConvertToLong() && node.asLong() >= 0
        ? node.asLong()
        : null;
  }

  private static boolean isCount(JsonNode node) {
    return node.isInt() && node.asInt() >= 0;
  }

  private static @Nullable Integer score(JsonNode node, Game game) {
    if (isPliesToEnd(node.path("winIn"))) {
      return Score.WIN - node.path("winIn").asInt();
    }
    if (isPliesToEnd(node.path("lossIn"))) {
      return node.path("lossIn").asInt() - Score.WIN;
    }
    JsonNode score = node.path("score");
    if (!score.isNumber()) {
      return null;
    }
    long points = Math.round(score.asDouble() * game.pointsPerUnit());
    return Math.clamp(points, -Score.MAX_EVALUATION, Score.MAX_EVALUATION);
  }

  private static boolean isPliesToEnd(JsonNode node) {
    return isCount(node) && Score.WIN - node.asInt() > Score.MAX_EVALUATION;
  }

  private void requireObject(String field) throws BadInputException {
    JsonNode value = node.path(field);
    if (!value.isObject() && !value.isNull() && !value.isMissingNode()) {
      throw error("error.object", field);
    }
  }

  private static void requireArray(JsonNode node, String field) throws BadInputException {
    JsonNode value = node.path(field);
    if (!value.isArray() && !value.isNull() && !value.isMissingNode()) {
      throw error("error.array", field);
    }
  }

  private static BadInputException error(String key, Object... arguments) {
    return new BadInputException(GameJsonReader.class, key, arguments);
  }
}
