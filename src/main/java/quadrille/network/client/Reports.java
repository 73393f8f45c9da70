package quadrille.network.client;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.search.Score;
import quadrille.search.SearchReport;
import tools.jackson.databind.JsonNode;

/** Reads what the host's computers have found for their moves. */
final class Reports {
  private static final int MAX_LINE = 100;

  private Reports() {}

  /**
   * The search behind each move of a line, null where the host does not tell it.
   *
   * @throws BadInputException if the best line has an illegal move
   */
  static List<@Nullable SearchReport> of(Line line, JsonNode state) throws BadInputException {
    List<@Nullable SearchReport> reports = new ArrayList<>();
    JsonNode scores = state.path("scores");
    JsonNode depths = state.path("depths");
    JsonNode thought = state.path("thought");
    for (Line each : line.path()) {
      Line before = each.parent();
      if (before != null) {
        JsonNode score = scores.path(before.ply());
        int depth = count(depths.path(before.ply()));
        boolean whole = thought.isObject() && thought.path("ply").asInt(-1) == before.ply();
        reports.add(
            !score.isInt()
                ? null
                : whole
                    ? report(before, thought)
                    : new SearchReport(
                        depth, 0, score(score), false, 0, 0, 0, List.of(each.move())));
      }
    }
    return reports;
  }

  private static SearchReport report(Line line, JsonNode thought) throws BadInputException {
    List<Long> best = new ArrayList<>();
    Line at = line;
    for (JsonNode text : thought.path("line")) {
      if (best.size() < MAX_LINE) {
        best.add(at.game().notation().parse(at.position(), text.asString("")));
        at = at.play(best.getLast());
      }
    }
    if (best.isEmpty()) {
      throw new BadInputException(Reports.class, "error.thought");
    }
    return new SearchReport(
        count(thought.path("depth")),
        count(thought.path("selectiveDepth")),
        score(thought.path("score")),
        false,
        Math.max(0, thought.path("nodes").asLong(0)),
        Math.max(0, thought.path("timeMs").asLong(0)),
        0,
        best);
  }

  private static int count(JsonNode node) {
    return Math.max(0, node.asInt(0));
  }

  /** A score that a search of ours could have found. */
  private static int score(JsonNode node) {
    return Math.clamp(node.asInt(0), -Score.WIN, Score.WIN);
  }
}
