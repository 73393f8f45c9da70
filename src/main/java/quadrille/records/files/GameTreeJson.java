package quadrille.records.files;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Option;
import quadrille.core.Outcome;
import quadrille.core.Position;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.core.formats.ImportedOutcome;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.text.Text;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A game tree as a JSON object. */
final class GameTreeJson {
  /** What this version writes; later ones may add fields, and raise it where they change one. */
  static final int VERSION = 1;

  private static final String VERSION_FIELD = "quadrille";
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private GameTreeJson() {}

  static ObjectNode write(GameTree tree) {
    ObjectNode node = NODES.objectNode();
    Game game = tree.game();
    node.put(VERSION_FIELD, VERSION).put("game", game.id());
    node.set("settings", settings(game, tree.settings()));
    Position start = tree.root().line().position();
    if (!start.equals(game.start(tree.settings()))) {
      node.put("position", game.notation().format(start));
    }
    ObjectNode players = node.putObject("players");
    players.put("first", tree.tags().get(GameTree.FIRST));
    players.put("second", tree.tags().get(GameTree.SECOND));
    ObjectNode tags = NODES.objectNode();
    tree.tags().forEach(tags::put);
    tags.remove(GameTree.FIRST);
    tags.remove(GameTree.SECOND);
    if (!tags.isEmpty()) {
      node.set("tags", tags);
    }
    NoteJson.write(tree.root().note(), node, game);
    node.set("moves", mainLine(tree.root()));
    node.set("result", result(tree.outcome()));
    return node;
  }

  private static ObjectNode settings(Game game, Settings settings) {
    ObjectNode node = NODES.objectNode();
    for (Option option : game.options()) {
      String name = option.name();
      switch (option) {
        case Option.IntRange _ -> node.put(name, settings.integer(name));
        case Option.Flag _ -> node.put(name, settings.flag(name));
        case Option.Choice _ -> node.put(name, settings.choice(name));
      }
    }
    return node;
  }

  /** The main line from there; what was tried in a move's place stands in it. */
  private static ArrayNode mainLine(GameTree.Node from) {
    ArrayNode moves = NODES.arrayNode();
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
    ObjectNode move = NODES.objectNode().put("move", node.moveText());
    NoteJson.write(node.note(), move, node.line().game());
    return move;
  }

  private static ObjectNode result(@Nullable Outcome outcome) {
    ObjectNode node = NODES.objectNode();
    Side winner = outcome == null ? null : outcome.winner();
    node.put("winner", winner == null ? null : winner.name().toLowerCase(Locale.ROOT));
    return node.put("reason", outcome == null ? "unfinished" : outcome.reason());
  }

  /** Makes a game of an object. */
  static final class Reader {
    private final JsonNode node;

    Reader(JsonNode node) {
      this.node = node;
    }

    /**
     * The game.
     *
     * @throws BadInputException when the object is no game; says what is wrong
     */
    GameTree read() throws BadInputException {
      if (node.path(VERSION_FIELD).asInt(VERSION) > VERSION) {
        throw error("error.version", node.path(VERSION_FIELD).asString());
      }
      Game game = game();
      Settings settings = settings(game);
      GameTree tree = new GameTree(start(game, settings));
      tags(tree);
      tree.root().note(NoteJson.read(node, game));
      play(tree.root(), node.path("moves"));
      tree.end(outcome(tree.end().line()));
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
      node.path("settings").forEachEntry((name, value) -> given.put(name, value.asString("")));
      String rules = node.path("rules").asString("");
      return Rules.settings(game, rules.isEmpty() ? null : rules, given);
    }

    private Line start(Game game, Settings settings) throws BadInputException {
      String position = node.path("position").asString("");
      return position.isEmpty()
          ? Line.start(game, settings)
          : Line.from(game, settings, game.notation().parsePosition(position, settings));
    }

    private void tags(GameTree tree) {
      JsonNode players = node.path("players");
      for (String side : new String[] {GameTree.FIRST, GameTree.SECOND}) {
        String name = players.path(side).asString("");
        if (!name.isEmpty()) {
          tree.tags().put(side, name);
        }
      }
      node.path("tags").forEachEntry((tag, value) -> tree.tags().put(tag, value.asString("")));
    }

    /** Moves that are still to be played, and where. */
    private record Rest(GameTree.Node from, JsonNode moves) {}

    private static void play(GameTree.Node from, JsonNode moves) throws BadInputException {
      Deque<Rest> open = new ArrayDeque<>();
      open.add(new Rest(from, moves));
      while (!open.isEmpty()) {
        Rest rest = open.remove();
        GameTree.Node node = rest.from;
        for (JsonNode move : rest.moves) {
          GameTree.Node before = node;
          node = play(before, move.path("move").asString(move.asString("")));
          node.note(NoteJson.read(move, node.line().game()));
          move.path("variations").forEach(each -> open.add(new Rest(before, each)));
        }
      }
    }

    private static GameTree.Node play(GameTree.Node before, String text) throws BadInputException {
      Line line = before.line();
      try {
        return before.play(line.game().notation().parse(line.position(), text));
      } catch (BadInputException e) {
        throw error("error.move", Integer.toString(line.ply() + 1), e.text());
      }
    }

    private @Nullable Outcome outcome(Line end) {
      String reason = node.path("result").path("reason").asString("unfinished");
      if (reason.equals("unfinished")) {
        return end.outcome();
      }
      String winner = node.path("result").path("winner").asString("");
      return ImportedOutcome.of(end, side(winner), reason);
    }

    private static @Nullable Side side(String name) {
      return switch (name) {
        case "first" -> Side.FIRST;
        case "second" -> Side.SECOND;
        default -> null;
      };
    }

    private static BadInputException error(String key, Object... arguments) {
      return new BadInputException(Text.of(GameTreeJson.class, key, arguments));
    }
  }
}
