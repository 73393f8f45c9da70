package quadrille.board;

import java.util.function.Consumer;
import java.util.function.LongConsumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.core.Text;

/**
 * The board as a control: shows a line, takes moves by mouse and keyboard. The whole board always
 * fits, sharp at any size. For the FX thread only.
 */
public final class BoardView extends Region {
  private final BoardSkin skin;
  private final Settings settings;
  private final BooleanProperty flipped = new SimpleBooleanProperty(this, "flipped");
  private final BooleanProperty coordinates = new SimpleBooleanProperty(this, "coordinates", true);
  private final BooleanProperty confirm = new SimpleBooleanProperty(this, "confirm");
  private final BooleanProperty markLegal = new SimpleBooleanProperty(this, "markLegal", true);
  private final DoubleProperty animationMillis =
      new SimpleDoubleProperty(this, "animationMillis", 200);
  private final ReadOnlyBooleanWrapper input = new ReadOnlyBooleanWrapper(this, "input");
  private final ReadOnlyBooleanWrapper pending = new ReadOnlyBooleanWrapper(this, "pending");
  private LongConsumer onMove = move -> {};
  private Consumer<Text> onRefused = text -> {};
  private Runnable onAnimationFinished = () -> {};
  private @Nullable Line line;

  public BoardView(BoardSkin skin, Settings settings) {
    this.skin = skin;
    this.settings = settings;
    getStyleClass().add("board");
  }

  /**
   * Shows the position at the end of a line and marks its last move. An animation that still runs
   * is finished at once.
   *
   * @param animate whether the last move is seen happening
   */
  public void show(Line next, boolean animate) {
    line = next;
  }

  /** Whether the user may move now. */
  public void setInput(boolean allowed) {
    input.set(allowed);
  }

  public ReadOnlyBooleanProperty inputProperty() {
    return input.getReadOnlyProperty();
  }

  /** Called with a legal move that was chosen and, where asked for, confirmed. */
  public void setOnMove(LongConsumer handler) {
    onMove = handler;
  }

  /** Called with the reason why a click did nothing. */
  public void setOnRefused(Consumer<Text> handler) {
    onRefused = handler;
  }

  /** Called whenever an animation that {@link #show} started has ended. */
  public void setOnAnimationFinished(Runnable handler) {
    onAnimationFinished = handler;
  }

  public boolean isAnimating() {
    return false;
  }

  /** Chooses a legal move as if it had been clicked; does nothing while input is not allowed. */
  public void choose(long move) {
    if (input.get()) {
      onMove.accept(move);
    }
  }

  /** Plays the move that waits for its confirmation; does nothing when none does. */
  public void confirm() {}

  /** Takes back what was clicked of a move so far. */
  public void cancel() {}

  /** Shows a legal move as a suggestion until the next {@link #show}. */
  public void hint(long move) {}

  public void clearHint() {}

  /** The board seen from the other side, or in the game's other orientation. */
  public BooleanProperty flippedProperty() {
    return flipped;
  }

  /** Whether the coordinates are written beside the board. */
  public BooleanProperty coordinatesProperty() {
    return coordinates;
  }

  /** Whether a chosen move waits for Enter, a second click or a right click. */
  public BooleanProperty confirmProperty() {
    return confirm;
  }

  /** Whether the cells to go to are marked. */
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
}
