package quadrille.board;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** The keyboard on a board. */
final class BoardKeys {
  private final BoardDesk desk;

  private BoardKeys(BoardDesk desk) {
    this.desk = desk;
  }

  static void listen(BoardView view, BoardDesk desk) {
    view.addEventHandler(KeyEvent.KEY_PRESSED, new BoardKeys(desk)::press);
  }

  private void press(KeyEvent event) {
    boolean modified = event.isShortcutDown() || event.isAltDown();
    if (!modified && isUsed(event)) {
      event.consume();
    }
  }

  private boolean isUsed(KeyEvent event) {
    switch (event.getCode()) {
      case UP, KP_UP -> desk.focus().walk(Direction.UP);
      case DOWN, KP_DOWN -> desk.focus().walk(Direction.DOWN);
      case LEFT, KP_LEFT -> desk.focus().walk(Direction.LEFT);
      case RIGHT, KP_RIGHT -> desk.focus().walk(Direction.RIGHT);
      case HOME -> desk.focus().walk(Slant.UP_LEFT);
      case PAGE_UP -> desk.focus().walk(Slant.UP_RIGHT);
      case END -> desk.focus().walk(Slant.DOWN_LEFT);
      case PAGE_DOWN -> desk.focus().walk(Slant.DOWN_RIGHT);
      case ENTER, SPACE -> pick();
      case ESCAPE -> {
        desk.focus().dropTyped();
        return desk.picking().cancel();
      }
      default -> {
        return isTyped(event);
      }
    }
    return true;
  }

  private void pick() {
    desk.focus().dropTyped();
    desk.pick(desk.focus().current());
  }

  /** Letters with Shift are left to others, so that commands can have them. */
  private boolean isTyped(KeyEvent event) {
    KeyCode code = event.getCode();
    boolean letter = code.isLetterKey() && !event.isShiftDown();
    String name = code.getName();
    return (letter || code.isDigitKey()) && desk.focus().type(name.charAt(name.length() - 1));
  }
}
