package quadrille.arena.file;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import quadrille.arena.ArenaGame;
import quadrille.core.Game;
import quadrille.core.GameRecord;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.records.files.Json;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A played game as an object for programs. */
public final class GameJsonWriter {
  private final Game game;
  private final @Nullable String preset;

  /**
   * @param preset the rules that the settings started from, or null
   */
  public GameJsonWriter(Game game, @Nullable String preset) {
    this.game = game;
    this.preset = preset;
  }

  public ObjectNode write(ArenaGame played) {
    GameRecord record = played.record();
    ObjectNode node = Json.object();
    node.put("game", record.game());
    node.put("rules", preset);
    node.set("settings", Json.settings(game, record.settings()));
    if (record.startPosition() != null) {
      node.put("position", record.startPosition());
    }
    if (played.opening().ply() > 0) {
      node.set("opening", Json.stringArray(played.opening().moveTexts()));
    }
    node.putObject("players").put("first", record.first()).put("second", record.second());
    ArrayNode moves = node.putArray("moves");
    record.moves().forEach(move -> moves.add(move(move)));
    node.set("result", result(record.outcome()));
    return node;
  }

  private ObjectNode move(GameRecord.Move move) {
    ObjectNode node = Json.object();
    node.put("ply", move.ply());
    node.put("side", sideId(move.side()));
    node.put("move", move.text());
    node.put("timeMs", move.timeMs());
    node.put("depth", move.depth());
    Integer score = move.score();
    if (score == null) {
      node.putNull("score");
    } else {
      Json.addScore(node, score, game);
    }
    return node;
  }

  /** The result of a game that was not played to its end has no winner and says so. */
  private static ObjectNode result(@Nullable Outcome outcome) {
    ObjectNode node = Json.object();
    if (outcome == null) {
      return node.putNull("winner").put("reason", "unfinished");
    }
    Side winner = outcome.winner();
    node.put("winner", winner == null ? null : sideId(winner));
    node.put("reason", outcome.reason());
    return node.put("text", outcome.text().toString());
  }

  private static String sideId(Side side) {
    return side.name().toLowerCase(Locale.ROOT);
  }
}
