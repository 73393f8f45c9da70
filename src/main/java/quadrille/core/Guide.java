package quadrille.core;

import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import quadrille.text.Text;

/** What a game tells somebody who wants to know it: its rules, and a first lesson in steps. */
public interface Guide {

  /** The rules as these settings have them, in the order in which they are best read. */
  List<Chapter> rules(Settings settings);

  /** The steps of a first lesson; empty if this game has no lesson. */
  List<LessonStep> lesson();

  /** A small board in the middle of a game, to show what boards look like. */
  Line sample();

  /**
   * A part of the rules.
   *
   * @param board what the text is about, seen on a board, or null for nothing
   */
  record Chapter(Text title, Text text, @Nullable Line board) {}

  /**
   * One step of a lesson: something to be done on a board.
   *
   * @param task what is to be done
   * @param board where; the side to move does it
   * @param solution whether a move, as the game's notation writes it, does what is asked
   * @param successText what is said when it is done
   * @param failureText what is said about any other legal move
   */
  record LessonStep(
      Text task, Line board, Predicate<String> solution, Text successText, Text failureText) {

    /** Whether a legal move of the board does what is asked. */
    public boolean isSolvedBy(long move) {
      return solution.test(board.game().notation().format(board.position(), move));
    }
  }
}
