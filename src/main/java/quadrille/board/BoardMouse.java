package quadrille.board;

import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;
import quadrille.board.input.MoveInput;
import quadrille.board.layers.CellNode;
import quadrille.board.skin.Shapes;
import quadrille.core.Drawing;
import quadrille.core.Drawing.Colour;

/**
 * Handles the mouse on a board. A click selects a cell. A piece is selected as soon as the button
 * is pressed, so that it can be dragged. The right button confirms or cancels.
 */
final class BoardMouse {
  private final BoardController controller;
  private @Nullable CellNode pressed;
  private @Nullable CellNode drawnFrom;
  private boolean rightPressed;
  private boolean dragging;
  private boolean pickedByPress;

  private BoardMouse(BoardController controller) {
    this.controller = controller;
  }

  static void install(Node view, BoardController controller) {
    BoardMouse mouse = new BoardMouse(controller);
    view.addEventFilter(MouseEvent.MOUSE_PRESSED, mouse::beginDrawing);
    view.addEventFilter(MouseEvent.MOUSE_RELEASED, mouse::endDrawing);
    view.addEventHandler(MouseEvent.MOUSE_PRESSED, mouse::press);
    view.addEventHandler(MouseEvent.MOUSE_DRAGGED, mouse::drag);
    view.addEventHandler(MouseEvent.MOUSE_RELEASED, mouse::release);
    view.addEventHandler(MouseEvent.MOUSE_MOVED, mouse::move);
    view.addEventHandler(MouseEvent.MOUSE_EXITED, _ -> controller.entry().picker().endHover());
  }

  private void beginDrawing(MouseEvent event) {
    drawnFrom = event.getButton() == MouseButton.SECONDARY ? cellAt(event) : null;
    rightPressed = false;
  }

  /**
   * A drag of the right button from cell to cell draws an arrow; a drag within a cell, or a click
   * with a key, a circle.
   */
  private void endDrawing(MouseEvent event) {
    CellNode from = drawnFrom;
    CellNode to = cellAt(event);
    drawnFrom = null;
    if (event.getButton() != MouseButton.SECONDARY || from == null || to == null) {
      return;
    }
    if (!event.isStillSincePress() || hasModifier(event)) {
      controller.drawing().draw(new Drawing(colour(event), from.cell().id(), to.cell().id()));
      rightPressed = false;
      event.consume();
    }
  }

  private static boolean hasModifier(MouseEvent event) {
    return event.isShiftDown() || event.isControlDown() || event.isAltDown() || event.isMetaDown();
  }

  /** Red with Shift, blue with Alt, yellow with both, else green; Control adds nothing. */
  private static Colour colour(MouseEvent event) {
    boolean alt = event.isAltDown() || event.isMetaDown();
    if (event.isShiftDown()) {
      return alt ? Colour.YELLOW : Colour.RED;
    }
    return alt ? Colour.BLUE : Colour.GREEN;
  }

  private void press(MouseEvent event) {
    pressed = null;
    if (event.getButton() == MouseButton.SECONDARY) {
      rightPressed = true;
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
    pickedByPress = controller.entry().picker().startsMove(cell);
    if (pickedByPress) {
      controller.pick(cell);
    }
    dragging = controller.entry().picker().isFirstPick(cell);
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
    if (rightPressed && event.getButton() == MouseButton.SECONDARY && event.isStillSincePress()) {
      controller.entry().cancelPremove();
      controller.entry().picker().confirmOrCancel();
    }
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
      controller.entry().picker().endHover();
    } else {
      controller.entry().picker().hover(cell.cell().id());
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
