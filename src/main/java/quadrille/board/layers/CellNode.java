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

/** The node of a cell: visible, clickable, focusable and accessible. */
public final class CellNode extends Group {
  private final BoardCell cell;
  private final Function<BoardCell, String> text;
  private final Runnable fire;

  /**
   * @param text describes the cell and its piece
   * @param fire run when an assistive technology presses the cell
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

  /** Sets whether a click has an effect, and the cursor accordingly. */
  public void setClickable(boolean clickable) {
    setCursor(clickable ? Cursor.HAND : Cursor.DEFAULT);
  }

  /** Notifies screen readers that the cell's text has changed. */
  public void notifyTextChanged() {
    notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
  }

  /** Computes the text only on demand. */
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
