package quadrille.board;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.geometry.Rectangle2D;
import javafx.scene.layout.Region;
import quadrille.board.skin.BoardPreferences;
import quadrille.board.skin.BoardSkin;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.text.Text;

/**
 * The board as a control: shows a line, takes moves by mouse and keyboard. The whole board always
 * fits, sharp at any size. For the FX thread only.
 *
 * <p>The board is one stop of the Tab key. The arrow keys walk over its cells, Home, End, Page Up
 * and Page Down between their directions, a cell's name goes to it as it is typed; Enter or Space
 * picks one, Escape drops what was picked. A board that is mouse transparent is only looked at.
 */
public final class BoardView extends Region {
  private static final double MIN_SIZE = 120;
  private static final double PREF_SIZE = 480;

  private final BoardSettings settings = new BoardSettings();
  private final ReadOnlyBooleanWrapper pending = new ReadOnlyBooleanWrapper(this, "pending");
  private final BoardController controller;

  public BoardView(BoardSkin skin, Settings rules) {
    getStyleClass().add("board");
    getStylesheets().addAll(BoardLooks.stylesheet(), skin.stylesheet());
    setMinSize(MIN_SIZE, MIN_SIZE);
    setPrefSize(PREF_SIZE, PREF_SIZE);
    controller = new BoardController(skin, rules, settings, pending);
    getChildren().setAll(controller.layers());
    applyLook(skin);
    settings
        .preferencesProperty()
        .subscribe(
            (before, now) -> {
              applyLook(skin);
              if (!before.choices().equals(now.choices())) {
                rebuild();
              }
            });
    settings.flippedProperty().subscribe((_, _) -> rebuild());
    settings.coordinatesProperty().subscribe((_, _) -> requestLayout());
    mouseTransparentProperty().subscribe(transparent -> controller.setFocusable(!transparent));
    BoardMouse.install(this, controller);
    BoardKeys.install(this, controller);
  }

  /**
   * A small board that is only looked at: without coordinates, out of the mouse's and the
   * keyboard's reach.
   *
   * @param size its width and height in pixels
   */
  public static BoardView thumbnail(
      BoardSkin skin, Line line, BoardPreferences preferences, double size) {
    BoardView board = still(skin, line, preferences);
    board.settings.coordinatesProperty().set(false);
    board.setMinSize(size, size);
    board.setPrefSize(size, size);
    board.setMaxSize(size, size);
    return board;
  }

  /** A board that shows the end of a line and is only looked at. */
  public static BoardView still(BoardSkin skin, Line line, BoardPreferences preferences) {
    BoardView board = new BoardView(skin, line.settings());
    board.settings.preferencesProperty().set(preferences);
    board.setMouseTransparent(true);
    board.setFocusTraversable(false);
    board.show(line, false);
    return board;
  }

  private void applyLook(BoardSkin skin) {
    BoardLooks.apply(this, settings.preferencesProperty().get().lookFor(skin.looks()));
  }

  private void rebuild() {
    boolean focused = controller.isFocused();
    controller.rebuild();
    getChildren().setAll(controller.layers());
    requestLayout();
    if (focused) {
      controller.requestFocus();
    }
  }

  /** Gives the focus to the cell where the keyboard is. */
  @Override
  public void requestFocus() {
    controller.requestFocus();
  }

  /**
   * Shows the position at the end of a line and marks its last move. An animation that still runs
   * is finished at once.
   *
   * @param animate whether the last move is seen happening
   */
  public void show(Line line, boolean animate) {
    controller.show(line, animate);
  }

  public BoardSettings settings() {
    return settings;
  }

  /** Called with a legal move that was chosen and, where asked for, confirmed. */
  public void setOnMove(LongConsumer handler) {
    controller.setOnMove(handler);
  }

  /** Called with every cell that is picked; no moves are picked any more then. */
  public void setOnCellPicked(IntConsumer handler) {
    controller.setOnCellPicked(handler);
  }

  /** Called with the reason why a click did nothing. */
  public void setOnClickRefused(Consumer<Text> handler) {
    controller.setOnClickRefused(handler);
  }

  /** Called whenever an animation that {@link #show} started has ended. */
  public void setOnAnimationFinished(Runnable handler) {
    controller.setOnAnimationFinished(handler);
  }

  /** Shows at once how an animation ends, if one runs. */
  public void finishAnimation() {
    controller.finishAnimation();
  }

  public boolean isAnimating() {
    return controller.isAnimating();
  }

  /** Chooses a legal move as if it had been clicked; does nothing while input is not allowed. */
  public void choose(long move) {
    controller.finishAnimation();
    controller.picker().pickMove(move);
  }

  /** Plays the move that waits for its confirmation; does nothing when none does. */
  public void confirm() {
    controller.picker().confirm();
  }

  /** Shows a legal move as a suggestion until the next {@link #show}. */
  public void showHint(long move) {
    controller.showHint(move);
  }

  /**
   * Shows moves that are expected, numbered, while the board shows the line that they go on from.
   *
   * @param moves legal one after the other; empty to show none
   */
  public void showBestLine(Line from, List<Long> moves) {
    controller.bestLine(from, moves);
  }

  public void clearHint() {
    controller.clearHint();
  }

  /** Whether a move waits for its confirmation. */
  public ReadOnlyBooleanProperty pendingProperty() {
    return pending.getReadOnlyProperty();
  }

  @Override
  protected void layoutChildren() {
    var insets = getInsets();
    var room =
        new Rectangle2D(
            insets.getLeft(),
            insets.getTop(),
            Math.max(1, getWidth() - insets.getLeft() - insets.getRight()),
            Math.max(1, getHeight() - insets.getTop() - insets.getBottom()));
    var window = getScene() == null ? null : getScene().getWindow();
    double density = window == null ? 1 : window.getRenderScaleX();
    controller.layers().fit(room, settings.coordinatesProperty().get(), density);
  }
}
