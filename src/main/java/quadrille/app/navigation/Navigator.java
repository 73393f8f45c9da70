package quadrille.app.navigation;

import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.Series;
import quadrille.app.ui.FxmlView;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.games.GameModule;
import quadrille.text.Localizer;

/** Leads from one screen or panel to another. */
public interface Navigator {

  void showLauncher();

  /**
   * Shows the form for a new game.
   *
   * @param watch whether two computers are to play; otherwise the players are those of the last
   *     set-up
   */
  void showNewGame(GameModule module, boolean watch);

  /** Starts the first game of a set-up; its rules must be valid. */
  default void startGame(GameModule module, GameSetup setup) {
    startGame(module, setup, Series.of(setup.games()));
  }

  /** Starts a game of a series; after the first one its table shows what that before did. */
  void startGame(GameModule module, GameSetup setup, Series series);

  /** Shows the position editor, which leads back to the current screen. */
  default void editPosition(GameModule module, @Nullable Line from) {
    editPosition(module, from, () -> {}, Runnable::run);
  }

  /**
   * Shows the position editor, which leads back to the current screen.
   *
   * @param from the initial position, or null for the starting position
   * @param onBack run when the current screen is shown again
   * @param onLeave runs what replaces the current screen for good, perhaps after a question
   */
  void editPosition(
      GameModule module, @Nullable Line from, Runnable onBack, Consumer<Runnable> onLeave);

  /** The screen shown now, for what takes time until it can replace that screen. */
  ShownScreen shownScreen();

  /** Opens an existing game for viewing; moves can be tried on its board. */
  void open(GameModule module, GameTree tree);

  /**
   * Opens a stored game for viewing; comments and marks are stored.
   *
   * @param id the number of the game
   */
  void openStored(GameModule module, GameTree tree, long id);

  /** Opens an existing game like {@link #open}, and analyses it. */
  void analyse(GameModule module, GameTree tree);

  /**
   * Asks who continues a game, and starts it.
   *
   * @param from the line to continue from, not over
   */
  void askWhoContinues(GameModule module, GameTree tree, Line from);

  /**
   * Continues a game; its moves are added to the tree.
   *
   * @param from the line to continue from, not over
   * @param setup the players; the rules are those of the game
   */
  void continueGame(GameModule module, GameTree tree, Line from, GameSetup setup);

  /** The history screen: the list of games and the statistics. */
  void showHistory();

  /** The history as it was when a game was opened there. */
  void returnToHistory();

  /** Continues a stored game with its rules, players, clocks and variations. */
  void resume(long id);

  /** Tables that are shared over the network. */
  PlayWithOthers playWithOthers();

  /** Shows a notice for a few seconds. */
  void showNotice(Notice notice);

  /** Hides a notice that holds no longer; does nothing unless it is the one shown. */
  void withdrawNotice(Notice notice);

  /** Files and the clipboard. */
  ImportExport importExport();

  /** Shows a panel in front of the screen. */
  void showPanel(Function<Localizer, FxmlView> content);

  /** Whether a panel is shown in front of the screen. */
  boolean isPanelShown();

  /** Switches between the whole screen and a window. */
  void toggleFullScreen();

  /** Shows the settings. */
  void showSettings();

  /**
   * Explains the rules of a game.
   *
   * @param onLesson opens the lesson
   */
  void showRules(GameModule module, Settings settings, Runnable onLesson);

  /** Starts the lesson of a game, which ends in the form for a new one. */
  void showLesson(GameModule module);

  /**
   * Starts the lesson of a game, which leads back to the current screen.
   *
   * @param onBack run when the current screen is shown again
   * @param onLeave runs what replaces the current screen for good, perhaps after a question
   */
  void showLesson(GameModule module, Runnable onBack, Consumer<Runnable> onLeave);

  /** Shows the keyboard shortcuts of the current screen. */
  void showKeyboardShortcuts();

  /** Shows the About panel. */
  void showAbout();

  /** Shows the release notes of the update that was found. */
  void showReleaseNotes();

  /** Whether a panel is in front of the screen, which a question would take the place of. */
  boolean isCovered();

  /**
   * Asks for confirmation.
   *
   * @param no run when the player cancels
   * @return withdraws the question if it is still asked; neither answer is given then
   */
  Runnable confirm(Confirmation question, Runnable yes, Runnable no);

  /** Asks for confirmation and runs an action if the answer is yes. */
  default void confirm(Confirmation question, Runnable yes) {
    confirm(question, yes, () -> {});
  }
}
