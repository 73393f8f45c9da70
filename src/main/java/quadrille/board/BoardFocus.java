package quadrille.board;

import java.util.List;
import javafx.scene.Node;

/**
 * Where the keyboard is on a board. The board is one stop of the Tab key; the arrow keys walk over
 * its cells. The ring around the cell is only seen while the keyboard is in use.
 */
final class BoardFocus {
  private final BoardWorld world;
  private boolean reachable = true;
  private int current;
  private final TypedName typed;

  BoardFocus(BoardWorld world) {
    this.world = world;
    List<BoardCell> playable = world.shape().cells().stream().filter(BoardCell::playable).toList();
    typed = new TypedName(playable);
    current = playable.get(playable.size() / 2).id();
    playable.forEach(this::listen);
    roveTo(current);
  }

  int current() {
    return current;
  }

  /** Goes to a cell because of the mouse: without a ring. */
  void point(int cell) {
    typed.drop();
    go(cell);
    world.marks().clear(Mark.FOCUS);
  }

  /** Goes to the next cell in a direction, if there is one. */
  void walk(Direction direction) {
    ringTo(world.shape().arrows().next(current, direction));
  }

  /** Goes to the next cell between two directions, if there is one. */
  void walk(Slant slant) {
    ringTo(slant.next(world.shape().cells(), world.cell(current).cell()));
  }

  /**
   * Goes on with the name of a cell, and to that cell when its name is complete.
   *
   * @return whether any cell's name begins like this
   */
  boolean type(char next) {
    boolean begins = typed.type(next);
    if (begins) {
      int cell = typed.cell();
      go(cell == Arrows.NONE ? current : cell);
      world.marks().set(Mark.FOCUS, current);
    }
    return begins;
  }

  /** What was typed of a name is no part of what is typed next. */
  void dropTyped() {
    typed.drop();
  }

  private void ringTo(int next) {
    typed.drop();
    go(next == Arrows.NONE ? current : next);
    world.marks().set(Mark.FOCUS, current);
  }

  private void go(int cell) {
    roveTo(cell);
    world.cell(cell).requestFocus();
  }

  /** Whether the Tab key stops at the board. */
  void setReachable(boolean reachable) {
    this.reachable = reachable;
    roveTo(current);
  }

  /** Lets the Tab key arrive at another cell. */
  void roveTo(int cell) {
    world.cell(current).setFocusTraversable(false);
    current = cell;
    world.cell(current).setFocusTraversable(reachable);
  }

  private void listen(BoardCell cell) {
    Node node = world.cell(cell.id());
    node.focusVisibleProperty().subscribe(visible -> ring(cell, visible));
    node.focusedProperty().subscribe(focused -> ring(cell, focused && node.isFocusVisible()));
  }

  private void ring(BoardCell cell, boolean visible) {
    if (visible) {
      world.marks().set(Mark.FOCUS, cell.id());
    } else if (world.marks().has(Mark.FOCUS, cell.id())) {
      world.marks().clear(Mark.FOCUS);
    }
  }
}
