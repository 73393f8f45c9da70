package quadrille.board;

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
      case ENTER, SPACE -> desk.pick(desk.focus().current());
      case ESCAPE -> {
        return desk.picking().cancel();
      }
      default -> {
        return false;
      }
    }
    return true;
  }
}
