package quadrille.app.common;

import org.jspecify.annotations.Nullable;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.games.Room;

/** How one screen leads to another. */
public interface Navigator {

  void launcher();

  /**
   * The panel in which a game is set up.
   *
   * @param watch whether two machines are to play, else as the player left it
   */
  void newGame(Room room, boolean watch);

  /** A new game at the table, by rules that the game has accepted. */
  void table(Room room, Setup setup);

  /**
   * The next game of several in a row.
   *
   * @param setup says who begins this one
   */
  void next(Room room, Setup setup, Series series);

  /**
   * The position editor.
   *
   * @param from the position to begin with and its rules, or null for a new game's
   */
  void edit(Room room, @Nullable Line from);

  /** A game that exists, to be looked at: nobody plays it, moves can be tried on its board. */
  void open(Room room, GameTree tree);

  /**
   * Asks who plays on with a game, and lets them.
   *
   * @param from the line of it to go on with, not over
   */
  void askWhoGoesOn(Room room, GameTree tree, Line from);

  /**
   * Goes on with a game; what is played goes into its tree.
   *
   * @param from the line of it to go on with, not over
   * @param setup who plays; its rules are those of the game
   */
  void goOn(Room room, GameTree tree, Line from, Setup setup);

  /** The games that are kept, and what they come to. */
  void history();

  /** Goes on with a kept game where it stood: its rules, seats, clocks and all that was tried. */
  void resume(long id);

  /** Says something in front of what is shown, for a while. */
  void tell(Notice notice);

  /** Files and the clipboard. */
  Exchange exchange();

  /**
   * The boards that may follow a position, in front of what is shown.
   *
   * @param from the position, not over
   * @param flipped whether the boards are turned to the other side
   */
  void boardsToCome(Room room, Line from, boolean flipped);

  /** The settings, in front of what is shown. */
  void settings();

  /** The rules of a game as they are set, in front of what is shown. */
  void rules(Room room, Settings settings);

  /** The first lesson of a game. */
  void lesson(Room room);

  /** The keys of what is shown, in front of it. */
  void keys();

  /** What the program is and runs on, in front of what is shown. */
  void about();

  /** What is new in the newer version that was found, in front of what is shown. */
  void news();

  /**
   * Asks, in front of what is shown.
   *
   * @param no done when the player turns away as well
   */
  void ask(Question question, Runnable yes, Runnable no);

  /** Asks, and does it if the answer is yes. */
  default void ask(Question question, Runnable yes) {
    ask(question, yes, () -> {});
  }
}
