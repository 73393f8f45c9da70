package quadrille.search;

import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.text.Text;

/**
 * Explains in words why a move is good, for hints and commentary. Stateless and thread-safe. An
 * answer may take some milliseconds, so do not ask on the JavaFX thread.
 */
@FunctionalInterface
public interface MoveExplainer {

  /**
   * Explains the best move of a report: what it does now and what it leads to. The text begins with
   * a small letter and ends without a full stop: "forced capture of 2".
   *
   * @param line the game up to the position of the report; not over
   * @param report its principal variation may be a single move
   * @return the explanation, or null if there is none
   */
  @Nullable Text explain(Line line, SearchReport report);

  /** Returns a text from the messages of this explainer's game. */
  default Text text(String key, Object... arguments) {
    return Text.of(getClass(), key, arguments);
  }

  /** Joins two explanations, either of which may be missing. */
  static @Nullable Text join(@Nullable Text one, @Nullable Text other) {
    if (one == null || other == null) {
      return one == null ? other : one;
    }
    return Text.of(MoveExplainer.class, "reason.both", one, other);
  }

  /** Explains a certain win or loss; returns null if the score is neither. */
  static @Nullable Text explainDecided(SearchReport report) {
    if (!Score.isDecided(report.score())) {
      return null;
    }
    String key = report.score() > 0 ? "reason.win" : "reason.loss";
    return Text.of(MoveExplainer.class, key, Score.pliesToEnd(report.score()));
  }
}
