package quadrille.network.host;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.match.GameRecord;
import quadrille.match.MatchListener;
import quadrille.match.MatchState;
import quadrille.records.files.Json;
import quadrille.search.MoveExplainer;
import quadrille.search.Score;
import quadrille.search.SearchReport;
import quadrille.text.Text;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Writes what the computers of a game think of it, where that helps nobody. Thread-safe: searches
 * report on their own threads, and whoever renders an event asks for what was known then.
 */
final class Commentary implements MatchListener {
  private final MoveExplainer explainer;
  private volatile @Nullable Thought latest;
  private volatile @Nullable Thought played;

  /**
   * What was found for a position.
   *
   * @param line the game up to it
   */
  record Thought(Line line, SearchReport report) {}

  Commentary(MoveExplainer explainer) {
    this.explainer = explainer;
  }

  @Override
  public void thinking(Side side, Line line, SearchReport report) {
    latest = new Thought(line, report);
  }

  @Override
  public void moved(Line line, GameRecord.Move move) {
    Thought thought = latest;
    boolean isBehind = thought != null && thought.line.equals(line.parent());
    played = isBehind ? thought : null;
  }

  /** What was thought before the last move, or null if it was not searched for. */
  @Nullable Thought ofLastMove() {
    return played;
  }

  /** Adds the scores of all moves, and what was thought before the last one. */
  void addTo(ObjectNode node, MatchState state, @Nullable Thought thought, Locale language) {
    Line line = state.line();
    ArrayNode scores = node.putArray("scores");
    ArrayNode depths = node.putArray("depths");
    ArrayNode shares = node.putArray("shares");
    int opening = line.ply() - state.moves().size();
    for (int i = 0; i < opening; i++) {
      scores.addNull();
      depths.addNull();
      shares.addNull();
    }
    for (GameRecord.Move move : state.moves()) {
      Integer score = move.score();
      scores.add(score);
      depths.add(move.depth());
      shares.add(score == null ? null : share(move.side(), score, line));
    }
    node.set("thought", thought == null ? null : render(thought, language));
  }

  private ObjectNode render(Thought thought, Locale language) {
    Line line = thought.line;
    SearchReport report = thought.report;
    Side side = line.position().turn();
    Text reason = explainer.explain(line, report);
    List<String> best = new ArrayList<>();
    line.namesOf(report.line()).forEach(each -> best.add(each.in(language)));
    ObjectNode node = Json.object();
    node.put("ply", line.ply()).put("side", side.id());
    node.put("depth", report.depth()).put("selectiveDepth", report.selectiveDepth());
    node.put("score", report.score()).put("nodes", report.nodes()).put("timeMs", report.timeMs());
    node.set("line", Json.stringArray(line.textsOf(report.line())));
    node.put("moves", String.join(" ", best));
    node.put("text", scoreText(report.score(), line).in(language));
    return node.put("reason", reason == null ? null : reason.in(language));
  }

  /** The score from the first side's view, in words and figures. */
  private static Text scoreText(int score, Line line) {
    Side turn = line.position().turn();
    int points = turn == Side.FIRST ? score : -score;
    Text winner = line.game().sideName(points > 0 ? Side.FIRST : Side.SECOND, line.settings());
    if (Score.isTableResult(points)) {
      int plies = Score.pliesByTable(points);
      String key = plies > 0 ? "score.table.in" : "score.table";
      return Text.of(Commentary.class, key, winner, plies);
    }
    return Score.isDecided(points)
        ? Text.of(Commentary.class, "score.wins", winner, Score.pliesToEnd(points))
        : Text.of(Commentary.class, "score.units", (double) points / line.game().pointsPerUnit());
  }

  /** The first side's share of an evaluation bar, 0 … 1, in thousandths. */
  private static double share(Side mover, int score, Line line) {
    int points = mover == Side.FIRST ? score : -score;
    return Math.round(1000 * Score.barShare(points, line.game())) / 1000.0;
  }
}
