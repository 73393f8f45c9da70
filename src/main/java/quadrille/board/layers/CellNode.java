package quadrille.board.layers;

import java.util.function.Function;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.Group;
import org.jspecify.annotations.Nullable;
import quadrille.board.skin.BoardCell;
import quadrille.board.skin.Shapes;

/** A cell as it is seen, clicked, focused and read aloud. */
public final class CellNode extends Group {
  private final BoardCell cell;
  private final Function<BoardCell, String> text;
  private final Runnable fire;

  /**
   * @param text says what the cell is and what stands on it
   * @param fire what happens when an assistive technology presses it
   */
  CellNode(BoardCell cell, Function<BoardCell, String> text, Runnable fire) {
    this.cell = cell;
    this.text = text;
    this.fire = fire;
    getStyleClass().add("cell");
    getChildren().add(Shapes.polygon(cell.outline(), "face"));
    if (cell.playable()) {
      getChildren().add(Shapes.polygon(cell.area(), "area"));
      setAccessibleRole(AccessibleRole.BUTTON);
    } else {
      setMouseTransparent(true);
      setAccessibleRole(AccessibleRole.TEXT);
    }
  }

  public BoardCell cell() {
    return cell;
  }

  /** Whether a click does something here. */
  public void setClickable(boolean pickable) {
    setCursor(pickable ? Cursor.HAND : Cursor.DEFAULT);
  }

  /** Tells a screen reader that what the cell says has changed. */
  public void notifyTextChanged() {
    notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
  }

  /** The text is only put together when somebody wants to hear it. */
  @Override
  public @Nullable Object queryAccessibleAttribute(
      AccessibleAttribute attribute, @Nullable Object... parameters) {
    return attribute == AccessibleAttribute.TEXT
        ? text.apply(cell)
        : super.queryAccessibleAttribute(attribute, parameters);
  }

  @Override
  public void executeAccessibleAction(AccessibleAction action, @Nullable Object... parameters) {
    if (action == AccessibleAction.FIRE) {
      fire.run();
    } else {
      super.executeAccessibleAction(action, parameters);
    }
  }
}
