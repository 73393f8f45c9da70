package quadrille.core;

import java.util.List;
import java.util.Set;
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

  /** Returns a text from the messages of this guide's game. */
  default Text text(String key, Object... arguments) {
    return Text.of(getClass(), key, arguments);
  }

  /** Returns a chapter with the texts {@code rules.TITLE.title} and {@code rules.KEY}. */
  default Chapter chapter(String title, String key, @Nullable Line board, Object... arguments) {
    return new Chapter(text("rules." + title + ".title"), text("rules." + key, arguments), board);
  }

  /**
   * Returns a step with the text {@code lesson.NUMBER}, and after a move {@code
   * lesson.NUMBER.right} or {@code lesson.NUMBER.wrong}.
   */
  default LessonStep step(int number, Line board, Predicate<String> solution) {
    String key = "lesson." + number;
    return new LessonStep(text(key), board, solution, text(key + ".right"), text(key + ".wrong"));
  }

  /** Returns a step that each of these moves solves. */
  default LessonStep step(int number, Line board, String... solutions) {
    return step(number, board, Set.of(solutions)::contains);
  }

  /** Returns a step that every legal move solves. */
  default LessonStep freeStep(int number, Line board) {
    String key = "lesson." + number;
    return new LessonStep(text(key), board, _ -> true, text(key + ".right"), text(key));
  }

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
