package quadrille.records.files;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.core.Game;
import quadrille.core.GameTree;
import quadrille.search.Score;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What is told about a move, as fields of its object; the score as the commands write it. */
final class NoteJson {
  private NoteJson() {}

  static void write(GameTree.Note note, ObjectNode node, Game game) {
    if (!note.comment().isEmpty()) {
      node.put("comment", note.comment());
    }
    if (!note.glyphs().isEmpty()) {
      note.glyphs().forEach(node.putArray("glyphs")::add);
    }
    if (note.timeMs() != null) {
      node.put("timeMs", note.timeMs());
    }
    if (note.clockMs() != null) {
      node.put("clockMs", note.clockMs());
    }
    if (note.depth() != null) {
      node.put("depth", note.depth());
    }
    Integer score = note.score();
    if (score != null) {
      node.put("score", (double) score / game.pointsPerUnit());
      if (Score.isDecided(score)) {
        node.put(score > 0 ? "winIn" : "lossIn", Score.pliesToEnd(score));
      }
    }
  }

  static GameTree.Note read(JsonNode node, Game game) {
    List<Integer> glyphs = new ArrayList<>();
    node.path("glyphs").forEach(each -> glyphs.add(each.asInt(0)));
    JsonNode depth = node.path("depth");
    return new GameTree.Note(
        node.path("comment").asString(""),
        glyphs,
        millis(node.path("timeMs")),
        millis(node.path("clockMs")),
        depth.isInt() ? depth.asInt() : null,
        score(node, game));
  }

  private static @Nullable Long millis(JsonNode node) {
    return node.isIntegralNumber() ? node.asLong(0) : null;
  }

  private static @Nullable Integer score(JsonNode node, Game game) {
    if (node.path("winIn").isInt()) {
      return Score.WIN - node.path("winIn").asInt();
    }
    if (node.path("lossIn").isInt()) {
      return node.path("lossIn").asInt() - Score.WIN;
    }
    JsonNode score = node.path("score");
    return score.isNumber() ? (int) Math.round(score.asDouble() * game.pointsPerUnit()) : null;
  }
}
