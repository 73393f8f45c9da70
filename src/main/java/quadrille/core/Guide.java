package quadrille.core;

import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import quadrille.text.Text;

/** A game's introduction for new players: its rules and a first lesson. */
public interface Guide {

  /** The rules of these settings, in reading order. */
  List<Chapter> rules(Settings settings);

  /** The steps of a first lesson; empty if this game has no lesson. */
  List<LessonStep> lesson();

  /** A small board in the middle of a game, to preview the board's appearance. */
  Line sample();

  /**
   * A chapter of the rules.
   *
   * @param board an example, or null for none
   */
  record Chapter(Text title, Text text, @Nullable Line board) {}

  /**
   * A step of a lesson: a task on a board, for the side to move.
   *
   * @param task what to do
   * @param solution tests whether a move, in the game's notation, solves the task
   * @param successText shown when the task is solved
   * @param failureText shown after any other legal move
   */
  record LessonStep(
      Text task, Line board, Predicate<String> solution, Text successText, Text failureText) {

    /** Whether a legal move on this board solves the task. */
    public boolean isSolvedBy(long move) {
      return solution.test(board.game().notation().format(board.position(), move));
    }
  }
}
