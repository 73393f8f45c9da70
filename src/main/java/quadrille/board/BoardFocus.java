package quadrille.board;

import java.util.List;
import javafx.scene.Node;

/**
 * Where the keyboard is on a board. The board is one stop of the Tab key; the arrow keys walk over
 * its cells. The ring around the cell is only seen while the keyboard is in use.
 */
final class BoardFocus {
  private final BoardWorld world;
  private int current;
  private boolean keyboard = true;

  BoardFocus(BoardWorld world) {
    this.world = world;
    List<BoardCell> playable = world.shape().cells().stream().filter(BoardCell::playable).toList();
    current = playable.get(playable.size() / 2).id();
    for (BoardCell cell : playable) {
      world.cell(cell.id()).focusedProperty().addListener((_, _, focused) -> moved(cell, focused));
    }
    world.cell(current).setFocusTraversable(true);
  }

  int current() {
    return current;
  }

  /** Goes to a cell because of the mouse: without a ring. */
  void point(int cell) {
    keyboard = false;
    go(cell);
    world.marks().clear(Mark.FOCUS);
  }

  /** Goes to the next cell in a direction, if there is one. */
  void walk(Direction direction) {
    keyboard = true;
    int next = world.shape().arrows().next(current, direction);
    go(next == Arrows.NONE ? current : next);
    world.marks().set(Mark.FOCUS, current);
  }

  private void go(int cell) {
    roveTo(cell);
    world.cell(cell).requestFocus();
  }

  /** Lets the Tab key arrive at another cell. */
  void roveTo(int cell) {
    world.cell(current).setFocusTraversable(false);
    current = cell;
    world.cell(current).setFocusTraversable(true);
  }

  private void moved(BoardCell cell, boolean focused) {
    Node node = world.cell(cell.id());
    if (!focused) {
      world.marks().clear(Mark.FOCUS);
      keyboard = true;
    } else if (keyboard || node.isFocusVisible()) {
      world.marks().set(Mark.FOCUS, cell.id());
    }
  }
}
