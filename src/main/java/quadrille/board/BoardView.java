package quadrille.board;

import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
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

  private final ObjectProperty<BoardPreferences> preferences =
      new SimpleObjectProperty<>(this, "preferences", BoardPreferences.DEFAULT);
  private final BooleanProperty flipped = new SimpleBooleanProperty(this, "flipped");
  private final BooleanProperty coordinates = new SimpleBooleanProperty(this, "coordinates", true);
  private final BooleanProperty blindfold = new SimpleBooleanProperty(this, "blindfold");
  private final BooleanProperty confirm = new SimpleBooleanProperty(this, "confirm");
  private final BooleanProperty markLegal = new SimpleBooleanProperty(this, "markLegal", true);
  private final DoubleProperty animationMillis =
      new SimpleDoubleProperty(this, "animationMillis", 200);
  private final ReadOnlyBooleanWrapper inputAllowed =
      new ReadOnlyBooleanWrapper(this, "inputAllowed");
  private final ReadOnlyBooleanWrapper pending = new ReadOnlyBooleanWrapper(this, "pending");
  private final BoardController controller;

  public BoardView(BoardSkin skin, Settings settings) {
    getStyleClass().add("board");
    String common = Objects.requireNonNull(BoardView.class.getResource("board.css")).toString();
    getStylesheets().addAll(common, skin.stylesheet());
    setMinSize(MIN_SIZE, MIN_SIZE);
    setPrefSize(PREF_SIZE, PREF_SIZE);
    controller = new BoardController(this, skin, settings, pending);
    getChildren().setAll(controller.layers());
    BoardLooks.apply(this, preferences.get().lookFor(skin));
    preferences.subscribe(
        (before, now) -> {
          BoardLooks.apply(this, now.lookFor(skin));
          if (!before.choices().equals(now.choices())) {
            rebuild();
          }
        });
    flipped.subscribe((_, _) -> rebuild());
    mouseTransparentProperty().subscribe((_, _) -> controller.updateFocusTraversable());
    blindfold.subscribe((_, _) -> controller.updatePieceVisibility());
    coordinates.subscribe((_, _) -> requestLayout());
    inputAllowed.subscribe((_, _) -> controller.restartPicking());
    confirm.subscribe((_, _) -> controller.restartPicking());
    markLegal.subscribe((_, _) -> controller.restartPicking());
    BoardMouse.install(this, controller);
    BoardKeys.install(this, controller);
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

  /** Whether the user may move now. */
  public void setInputAllowed(boolean allowed) {
    inputAllowed.set(allowed);
  }

  public boolean isInputAllowed() {
    return inputAllowed.get();
  }

  public ReadOnlyBooleanProperty inputAllowedProperty() {
    return inputAllowed.getReadOnlyProperty();
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

  /** Takes back what was clicked of a move so far. */
  public void cancel() {
    controller.picker().cancel();
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

  /** How the board is shown. */
  public ObjectProperty<BoardPreferences> preferencesProperty() {
    return preferences;
  }

  /** The board seen from the other side. */
  public BooleanProperty flippedProperty() {
    return flipped;
  }

  /** Whether the coordinates are written beside the board. */
  public BooleanProperty coordinatesProperty() {
    return coordinates;
  }

  /** Whether the pieces are hidden, for those who play by heart; the last move stays marked. */
  public BooleanProperty blindfoldProperty() {
    return blindfold;
  }

  /** Whether a chosen move waits for Enter, a second click or a right click. */
  public BooleanProperty confirmProperty() {
    return confirm;
  }

  /** Whether the cells to go to, and the pieces that must go, are marked. */
  public BooleanProperty markLegalProperty() {
    return markLegal;
  }

  /** How long one step of an animation takes, in milliseconds; 0 shows moves at once. */
  public DoubleProperty animationMillisProperty() {
    return animationMillis;
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
    controller.layers().fit(room, coordinates.get(), density);
  }
}
