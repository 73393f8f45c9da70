package quadrille.board;

import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;

/**
 * The mouse on a board. A click picks a cell. A piece is picked as soon as the button goes down, so
 * that it can be dragged to its target. The other button confirms or cancels.
 */
final class BoardMouse {
  private final BoardDesk desk;
  private @Nullable CellNode pressed;
  private boolean held;
  private boolean pickedByPress;

  private BoardMouse(BoardDesk desk) {
    this.desk = desk;
  }

  static void listen(BoardView view, BoardDesk desk) {
    BoardMouse mouse = new BoardMouse(desk);
    view.addEventHandler(MouseEvent.MOUSE_PRESSED, mouse::press);
    view.addEventHandler(MouseEvent.MOUSE_DRAGGED, mouse::drag);
    view.addEventHandler(MouseEvent.MOUSE_RELEASED, mouse::release);
    view.addEventHandler(MouseEvent.MOUSE_MOVED, mouse::move);
    view.addEventHandler(MouseEvent.MOUSE_EXITED, _ -> desk.picking().unhover());
  }

  private void press(MouseEvent event) {
    pressed = null;
    if (event.getButton() == MouseButton.SECONDARY) {
      desk.picking().confirmOrCancel();
    } else if (event.getButton() == MouseButton.PRIMARY) {
      pressed = cellAt(event);
      if (pressed != null) {
        pressOn(pressed.cell().id());
      }
    }
  }

  private void pressOn(int cell) {
    desk.finishAnimation();
    desk.focus().point(cell);
    pickedByPress = desk.picking().startsMove(cell);
    if (pickedByPress) {
      desk.pick(cell);
    }
    held = desk.picking().holds(cell);
  }

  private void drag(MouseEvent event) {
    Node piece = held && pressed != null ? desk.world().pieces().node(pressed.cell().id()) : null;
    if (piece != null) {
      Point2D point = desk.world().sceneToLocal(event.getSceneX(), event.getSceneY());
      piece.toFront();
      piece.setTranslateX(point.getX());
      piece.setTranslateY(point.getY());
    }
  }

  private void release(MouseEvent event) {
    CellNode start = pressed;
    pressed = null;
    if (start != null && !isPlayed(start, cellAt(event)) && held) {
      desk.world().pieces().sendHome(start.cell().id());
    }
  }

  private boolean isPlayed(CellNode start, @Nullable CellNode end) {
    boolean picks = end == start ? !pickedByPress : held;
    return end != null && picks && desk.pick(end.cell().id()) == MoveInput.Answer.CHOSEN;
  }

  private void move(MouseEvent event) {
    CellNode cell = cellAt(event);
    if (cell == null) {
      desk.picking().unhover();
    } else {
      desk.picking().hover(cell.cell().id());
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
