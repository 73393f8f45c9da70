package quadrille.app.navigation;

import java.util.function.Function;
import javafx.scene.Parent;
import org.jspecify.annotations.Nullable;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.Series;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.games.GameModule;
import quadrille.text.Localizer;

/** How one screen leads to another. */
public interface Navigator {

  void showLauncher();

  /**
   * The panel in which a game is set up.
   *
   * @param watch whether two machines are to play, else as the player left it
   */
  void showNewGame(GameModule module, boolean watch);

  /** A new game at the table, by rules that the game has accepted. */
  void startGame(GameModule module, GameSetup setup);

  /**
   * The next game of several in a row.
   *
   * @param setup says who begins this one
   */
  void startNextGame(GameModule module, GameSetup setup, Series series);

  /**
   * The position editor.
   *
   * @param from the position to begin with and its rules, or null for a new game's
   */
  void editPosition(GameModule module, @Nullable Line from);

  /** A game that exists, to be looked at: nobody plays it, moves can be tried on its board. */
  void open(GameModule module, GameTree tree);

  /**
   * Asks who plays on with a game, and lets them.
   *
   * @param from the line of it to go on with, not over
   */
  void askWhoContinues(GameModule module, GameTree tree, Line from);

  /**
   * Goes on with a game; what is played goes into its tree.
   *
   * @param from the line of it to go on with, not over
   * @param setup who plays; its rules are those of the game
   */
  void continueGame(GameModule module, GameTree tree, Line from, GameSetup setup);

  /** The history screen: the list of games and the statistics. */
  void showHistory();

  /** Goes on with a kept game where it stood: its rules, seats, clocks and all that was tried. */
  void resume(long id);

  /** Says something in front of what is shown, for a while. */
  void showNotice(Notice notice);

  /** Files and the clipboard. */
  ImportExport importExport();

  /** Shows a panel in front of the screen. */
  void showPanel(Function<Localizer, Parent> content);

  /** Closes the panel in front of the screen, if there is one. */
  void hidePanel();

  /** The settings, in front of what is shown. */
  void showSettings();

  /** The rules of a game as they are set, in front of what is shown. */
  void showRules(GameModule module, Settings settings);

  /** The first lesson of a game. */
  void showLesson(GameModule module);

  /** The keys of what is shown, in front of it. */
  void showKeyboardShortcuts();

  /** What the program is and runs on, in front of what is shown. */
  void showAbout();

  /** What is new in the newer version that was found, in front of what is shown. */
  void showReleaseNotes();

  /**
   * Asks, in front of what is shown.
   *
   * @param no done when the player turns away as well
   */
  void confirm(Confirmation question, Runnable yes, Runnable no);

  /** Asks, and does it if the answer is yes. */
  default void confirm(Confirmation question, Runnable yes) {
    confirm(question, yes, () -> {});
  }
}
