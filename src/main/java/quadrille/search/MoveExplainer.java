package quadrille.search;

import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.text.Text;

/**
 * How a game says in words why a move is good, for hints and for those who watch. Stateless,
 * thread-safe; an answer may take some milliseconds, so that it is not asked for on the thread of
 * the screen.
 */
@FunctionalInterface
public interface MoveExplainer {

  /**
   * Why the best move of a report was chosen: what it does at once, and what is expected to come of
   * it. Begins with a small letter and ends without a full stop: "forced capture of 2".
   *
   * @param line the game up to where the move is to be played; not over
   * @param report of that very position; its variation may be as short as the one move
   * @return null where the game has no words for it
   */
  @Nullable Text explain(Line line, SearchReport report);

  /** Two reasons as one, or the one that there is. */
  static @Nullable Text join(@Nullable Text one, @Nullable Text other) {
    if (one == null || other == null) {
      return one == null ? other : one;
    }
    return Text.of(MoveExplainer.class, "reason.both", one, other);
  }

  /** What a certain win or loss is called in every game; null where the score is neither. */
  static @Nullable Text explainDecided(SearchReport report) {
    if (!Score.isDecided(report.score())) {
      return null;
    }
    int plies = Score.pliesToEnd(report.score());
    return report.score() > 0
        ? Text.of(MoveExplainer.class, "reason.win", plies)
        : Text.of(MoveExplainer.class, "reason.loss", plies);
  }
}
