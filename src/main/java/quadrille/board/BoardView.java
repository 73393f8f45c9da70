package quadrille.board;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.layout.Region;
import quadrille.board.skin.BoardPreferences;
import quadrille.board.skin.BoardSkin;
import quadrille.core.Drawing;
import quadrille.core.Highlight;
import quadrille.core.Line;
import quadrille.core.Position;
import quadrille.core.Settings;
import quadrille.text.Text;

/**
 * The board control: shows a line and takes moves by mouse and keyboard. The board always fits and
 * is sharp at any size. For the FX thread only.
 *
 * <p>The board is one stop of the Tab key. The arrow keys move between cells, Home, End, Page Up
 * and Page Down diagonally, and typing a cell's name jumps to it. Enter or Space selects a cell,
 * Escape cancels the selection. Shift and Enter draw a circle, Shift and Space an arrow from one
 * cell to another; again, in the next colour. A mouse-transparent board takes no input at all.
 */
public final class BoardView extends Region {
  private static final double MIN_SIZE = 120;
  private static final double PREF_SIZE = 480;

  private final BoardSettings settings = new BoardSettings();
  private final ReadOnlyBooleanWrapper pending = new ReadOnlyBooleanWrapper(this, "pending");
  private final ReadOnlyObjectWrapper<Rectangle2D> drawnArea =
      new ReadOnlyObjectWrapper<>(this, "drawnArea", Rectangle2D.EMPTY);
  private final BoardController controller;

  public BoardView(BoardSkin skin, Settings rules) {
    getStyleClass().add("board");
    getStylesheets().addAll(BoardLooks.stylesheet(), skin.stylesheet());
    setMinSize(MIN_SIZE, MIN_SIZE);
    setPrefSize(PREF_SIZE, PREF_SIZE);
    controller = new BoardController(skin, rules, settings, pending);
    addLayers();
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
    layoutBoundsProperty().subscribe(this::resized);
    settings.coordinatesProperty().subscribe((_, _) -> requestLayout());
    mouseTransparentProperty().subscribe(transparent -> controller.setFocusable(!transparent));
    BoardMouse.install(this, controller);
    BoardKeys.install(this, controller);
  }

  /**
   * Creates a small board without coordinates that takes no input.
   *
   * @param size width and height in pixels
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

  /** Creates a board that shows the end of a line and takes no input. */
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

  private void resized(Bounds bounds) {
    if (controller.setSize(bounds.getWidth(), bounds.getHeight())) {
      rebuild();
      controller.layers().applyCss();
    }
  }

  private void rebuild() {
    boolean focused = controller.isFocused();
    boolean cutShort = controller.rebuild();
    addLayers();
    if (focused) {
      controller.requestFocus();
    }
    if (cutShort) {
      controller.animationFinished();
    }
  }

  /**
   * Adds the layers, fitted already: unfitted, they would take clicks of what is beside the board.
   */
  private void addLayers() {
    fitLayers();
    getChildren().setAll(controller.layers());
  }

  /** Focuses the current cell. */
  @Override
  public void requestFocus() {
    controller.requestFocus();
  }

  /**
   * Shows the end of a line and marks its last move. Finishes a running animation first.
   *
   * @param animate whether to animate the last move
   */
  public void show(Line line, boolean animate) {
    controller.show(line, animate);
  }

  public BoardSettings settings() {
    return settings;
  }

  /** Sets the handler for legal moves, called after the confirmation if one is needed. */
  public void setOnMove(LongConsumer handler) {
    controller.entry().setOnMove(handler);
  }

  /** Sets a handler for selected cells, which replaces the input of moves. */
  public void setOnCellPicked(IntConsumer handler) {
    controller.setOnCellPicked(handler);
  }

  /** Sets the handler for refused clicks, called with the reason. */
  public void setOnClickRefused(Consumer<Text> handler) {
    controller.entry().setOnClickRefused(handler);
  }

  /** Sets the handler for clicks that begin, continue or end a selection. */
  public void setOnClickAccepted(Runnable handler) {
    controller.entry().setOnClickAccepted(handler);
  }

  /** Sets what runs when an animation started by {@link #show} has ended. */
  public void setOnAnimationFinished(Runnable handler) {
    controller.setOnAnimationFinished(handler);
  }

  /** Finishes a running animation at once. */
  public void finishAnimation() {
    controller.finishAnimation();
  }

  public boolean isAnimating() {
    return controller.isAnimating();
  }

  /** Enters a legal move as if it had been clicked; does nothing while input is not allowed. */
  public void choose(long move) {
    controller.finishAnimation();
    controller.entry().picker().pickMove(move);
  }

  /**
   * Sets the moves that can be entered while it is not the user's turn.
   *
   * @param moves each with a position in which it is legal; empty for none
   */
  public void setPremoves(Map<Long, Position> moves) {
    controller.entry().setPremoves(moves);
  }

  /** Plays the move that was entered ahead of the turn, if there is one and it is legal now. */
  public void playPremove() {
    controller.entry().playPremove();
  }

  /** Whether a move was entered ahead of the turn. */
  public boolean hasPremove() {
    return controller.entry().hasPremove();
  }

  /** Forgets the move that was entered ahead of the turn. */
  public void cancelPremove() {
    controller.entry().cancelPremove();
  }

  /** Confirms the pending move, if there is one. */
  public void confirm() {
    controller.entry().picker().confirm();
  }

  /** Marks a legal move as a hint until the next {@link #show}. */
  public void showHint(long move) {
    controller.showHint(move);
  }

  /**
   * Draws numbered expected moves while the board shows the line that they continue.
   *
   * @param moves legal one after the other; empty to show none
   */
  public void showBestLine(Line from, List<Long> moves) {
    controller.showBestLine(from, moves);
  }

  /**
   * Points something out while the board shows a line.
   *
   * @param highlights empty for nothing
   */
  public void showHighlights(Line about, List<Highlight> highlights) {
    controller.showHighlights(about, highlights);
  }

  public void clearHint() {
    controller.clearHint();
  }

  /** Shows the arrows and circles of the position, until the next {@link #show} of another. */
  public void setDrawings(List<Drawing> drawings) {
    controller.layers().drawings().show(drawings);
  }

  /** The arrows and circles that are shown. */
  public List<Drawing> drawings() {
    return controller.layers().drawings().all();
  }

  /** Removes all arrows and circles, as the user's wish. */
  public void clearDrawings() {
    controller.drawing().clear();
  }

  /** Sets the handler for what the user draws, called with all arrows and circles. */
  public void setOnDrawn(Consumer<List<Drawing>> handler) {
    controller.drawing().setOnDrawn(handler);
  }

  /** The width of an ordinary cell if the board had this size; all in pixels. */
  public double cellWidth(double width, double height) {
    return controller.cellWidth(width, height);
  }

  /** Whether a move waits for confirmation. */
  public ReadOnlyBooleanProperty pendingProperty() {
    return pending.getReadOnlyProperty();
  }

  /** Where the board is drawn within this view, without its coordinates. */
  public ReadOnlyObjectProperty<Rectangle2D> drawnAreaProperty() {
    return drawnArea.getReadOnlyProperty();
  }

  /** The left end of what is drawn within this view, with the coordinates if they are shown. */
  public double drawnLeft() {
    return controller.layers().drawnLeft();
  }

  @Override
  protected void layoutChildren() {
    fitLayers();
  }

  private void fitLayers() {
    var insets = getInsets();
    var area =
        new Rectangle2D(
            insets.getLeft(),
            insets.getTop(),
            Math.max(1, getWidth() - insets.getLeft() - insets.getRight()),
            Math.max(1, getHeight() - insets.getTop() - insets.getBottom()));
    var window = getScene() == null ? null : getScene().getWindow();
    double density = window == null ? 1 : window.getRenderScaleX();
    boolean labelled = settings.coordinatesProperty().get();
    controller.layers().fit(area, labelled, density, TextScale.of(this));
    drawnArea.set(controller.layers().drawnArea());
  }
}
