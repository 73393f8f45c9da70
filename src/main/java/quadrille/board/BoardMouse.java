package quadrille.board;

import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;
import quadrille.board.input.MoveInput;
import quadrille.board.layers.CellNode;
import quadrille.board.skin.Shapes;

/**
 * Handles the mouse on a board. A click selects a cell. A piece is selected as soon as the button
 * is pressed, so that it can be dragged. The right button confirms or cancels.
 */
final class BoardMouse {
  private final BoardController controller;
  private @Nullable CellNode pressed;
  private boolean dragging;
  private boolean pickedByPress;

  private BoardMouse(BoardController controller) {
    this.controller = controller;
  }

  static void install(Node view, BoardController controller) {
    BoardMouse mouse = new BoardMouse(controller);
    view.addEventHandler(MouseEvent.MOUSE_PRESSED, mouse::press);
    view.addEventHandler(MouseEvent.MOUSE_DRAGGED, mouse::drag);
    view.addEventHandler(MouseEvent.MOUSE_RELEASED, mouse::release);
    view.addEventHandler(MouseEvent.MOUSE_MOVED, mouse::move);
    view.addEventHandler(MouseEvent.MOUSE_EXITED, _ -> controller.picker().endHover());
  }

  private void press(MouseEvent event) {
    pressed = null;
    if (event.getButton() == MouseButton.SECONDARY) {
      controller.picker().confirmOrCancel();
    } else if (event.getButton() == MouseButton.PRIMARY) {
      pressed = cellAt(event);
      if (pressed != null) {
        pressOn(pressed.cell().id());
      }
    }
  }

  private void pressOn(int cell) {
    controller.finishAnimation();
    controller.focus().focusByMouse(cell);
    pickedByPress = controller.picker().startsMove(cell);
    if (pickedByPress) {
      controller.pick(cell);
    }
    dragging = controller.picker().isOnlyPick(cell);
  }

  private void drag(MouseEvent event) {
    Node piece =
        dragging && pressed != null ? controller.layers().pieces().node(pressed.cell().id()) : null;
    if (piece != null) {
      Point2D point = controller.layers().sceneToLocal(event.getSceneX(), event.getSceneY());
      piece.toFront();
      Shapes.at(point, piece);
    }
  }

  private void release(MouseEvent event) {
    CellNode start = pressed;
    pressed = null;
    if (start != null && !playsMove(start, cellAt(event)) && dragging) {
      controller.layers().pieces().snapBack(start.cell().id());
    }
  }

  private boolean playsMove(CellNode start, @Nullable CellNode end) {
    boolean picks = end == start ? !pickedByPress : dragging;
    return end != null && picks && controller.pick(end.cell().id()) == MoveInput.Result.CHOSEN;
  }

  private void move(MouseEvent event) {
    CellNode cell = cellAt(event);
    if (cell == null) {
      controller.picker().endHover();
    } else {
      controller.picker().hover(cell.cell().id());
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
