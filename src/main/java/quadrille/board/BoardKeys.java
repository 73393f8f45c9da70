package quadrille.board;

import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import quadrille.board.input.Diagonal;
import quadrille.board.skin.Direction;

/** Handles the keyboard on a board. */
final class BoardKeys {
  private final BoardController controller;

  private BoardKeys(BoardController controller) {
    this.controller = controller;
  }

  static void install(Node view, BoardController controller) {
    view.addEventHandler(KeyEvent.KEY_PRESSED, new BoardKeys(controller)::press);
  }

  private void press(KeyEvent event) {
    boolean modified = event.isShortcutDown() || event.isAltDown();
    if (!modified && handle(event)) {
      event.consume();
    }
  }

  private boolean handle(KeyEvent event) {
    switch (event.getCode()) {
      case UP, KP_UP -> controller.focus().move(Direction.UP);
      case DOWN, KP_DOWN -> controller.focus().move(Direction.DOWN);
      case LEFT, KP_LEFT -> controller.focus().move(Direction.LEFT);
      case RIGHT, KP_RIGHT -> controller.focus().move(Direction.RIGHT);
      case HOME -> controller.focus().move(Diagonal.UP_LEFT);
      case PAGE_UP -> controller.focus().move(Diagonal.UP_RIGHT);
      case END -> controller.focus().move(Diagonal.DOWN_LEFT);
      case PAGE_DOWN -> controller.focus().move(Diagonal.DOWN_RIGHT);
      case ENTER, SPACE -> {
        if (event.isShiftDown()) {
          controller.drawing().drawAtFocus(event.getCode() == KeyCode.SPACE);
        } else {
          pick();
        }
      }
      case ESCAPE -> {
        controller.focus().clearTyped();
        boolean drawn = controller.drawing().clear();
        boolean ahead = controller.entry().cancelPremove();
        return controller.entry().picker().cancel() || drawn || ahead;
      }
      default -> {
        return handleTyping(event);
      }
    }
    return true;
  }

  private void pick() {
    controller.focus().clearTyped();
    controller.pick(controller.focus().current());
  }

  /** Letters with Shift are left for commands. */
  private boolean handleTyping(KeyEvent event) {
    KeyCode code = event.getCode();
    boolean letter = code.isLetterKey() && !event.isShiftDown();
    String name = code.getName();
    return (letter || code.isDigitKey()) && controller.focus().type(name.charAt(name.length() - 1));
  }
}
