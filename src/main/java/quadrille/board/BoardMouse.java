package quadrille.board;

import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;

/**
 * The mouse on a board. A press picks the cell under it; when the mouse is then dragged to another
 * cell, the piece goes along and the release picks that cell. The other button confirms or cancels.
 */
final class BoardMouse {
  private final BoardDesk desk;
  private @Nullable CellNode pressed;

  private BoardMouse(BoardDesk desk) {
    this.desk = desk;
  }

  static void listen(BoardView view, BoardDesk desk) {
    BoardMouse mouse = new BoardMouse(desk);
    view.addEventHandler(MouseEvent.MOUSE_PRESSED, mouse::press);
    view.addEventHandler(MouseEvent.MOUSE_DRAGGED, mouse::drag);
    view.addEventHandler(MouseEvent.MOUSE_RELEASED, mouse::release);
    view.addEventHandler(MouseEvent.MOUSE_MOVED, mouse::move);
    view.addEventHandler(MouseEvent.MOUSE_EXITED, _ -> desk.unhover());
  }

  private void press(MouseEvent event) {
    CellNode cell = cellAt(event);
    pressed = null;
    if (event.getButton() == MouseButton.SECONDARY) {
      desk.confirmOrCancel();
    } else if (event.getButton() == MouseButton.PRIMARY && cell != null) {
      int id = cell.cell().id();
      desk.point(id);
      pressed = desk.pick(id) == MoveInput.Answer.NARROWED ? cell : null;
    }
  }

  private void drag(MouseEvent event) {
    Node piece = pressed == null ? null : desk.world().pieces().node(pressed.cell().id());
    if (piece != null) {
      Point2D point = desk.world().sceneToLocal(event.getSceneX(), event.getSceneY());
      piece.toFront();
      piece.setTranslateX(point.getX());
      piece.setTranslateY(point.getY());
    }
  }

  private void release(MouseEvent event) {
    CellNode start = pressed;
    CellNode end = cellAt(event);
    pressed = null;
    if (start != null && !isPlayedBy(start, end)) {
      desk.world().pieces().settle(start.cell().id());
    }
  }

  private boolean isPlayedBy(CellNode start, @Nullable CellNode end) {
    return end != null && end != start && desk.pick(end.cell().id()) == MoveInput.Answer.CHOSEN;
  }

  private void move(MouseEvent event) {
    CellNode cell = cellAt(event);
    if (cell == null) {
      desk.unhover();
    } else {
      desk.hover(cell.cell().id());
    }
  }

  private static @Nullable CellNode cellAt(MouseEvent event) {
    Node node = event.getPickResult().getIntersectedNode();
    while (node != null && !(node instanceof CellNode)) {
      node = node.getParent();
    }
    return (CellNode) node;
  }
}
