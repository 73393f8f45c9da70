package quadrille.board.input;

import java.util.List;
import javafx.scene.Node;
import quadrille.board.layers.BoardLayers;
import quadrille.board.skin.ArrowNavigation;
import quadrille.board.skin.BoardCell;
import quadrille.board.skin.Direction;
import quadrille.board.skin.Mark;

/**
 * The keyboard focus on a board. The board is one stop of the Tab key; the arrow keys move between
 * its cells. The focus ring is only visible while the keyboard is in use.
 */
public final class BoardFocus {
  private final BoardLayers layers;
  private boolean reachable;
  private int current;
  private final TypedCellName typedName;

  /**
   * @param reachable whether the Tab key stops at the board
   */
  public BoardFocus(BoardLayers layers, boolean reachable) {
    this.layers = layers;
    this.reachable = reachable;
    List<BoardCell> playable = layers.shape().cells().stream().filter(BoardCell::playable).toList();
    typedName = new TypedCellName(playable);
    current = playable.get(playable.size() / 2).id();
    playable.forEach(this::listen);
    setTabStop(current);
  }

  public int current() {
    return current;
  }

  /** Focuses a cell without a ring, after a click. */
  public void focusByMouse(int cell) {
    typedName.clear();
    focusCell(cell);
    layers.marks().clear(Mark.FOCUS);
  }

  /** Moves to the next cell in a direction, if there is one. */
  public void move(Direction direction) {
    moveRingTo(layers.shape().navigation().next(current, direction));
  }

  /** Moves to the next cell diagonally, if there is one. */
  public void move(Diagonal direction) {
    moveRingTo(direction.next(layers.shape().cells(), layers.cell(current).cell()));
  }

  /**
   * Types a character of a cell's name and focuses the cell when the name is complete.
   *
   * @return whether the name of a cell starts like this
   */
  public boolean type(char next) {
    boolean begins = typedName.type(next);
    if (begins) {
      int cell = typedName.cell();
      focusCell(cell == ArrowNavigation.NONE ? current : cell);
      layers.marks().set(Mark.FOCUS, current);
    }
    return begins;
  }

  /** Discards a partly typed cell name. */
  public void clearTyped() {
    typedName.clear();
  }

  private void moveRingTo(int next) {
    typedName.clear();
    focusCell(next == ArrowNavigation.NONE ? current : next);
    layers.marks().set(Mark.FOCUS, current);
  }

  private void focusCell(int cell) {
    setTabStop(cell);
    layers.cell(cell).requestFocus();
  }

  /** Whether the Tab key stops at the board. */
  public void setReachable(boolean reachable) {
    this.reachable = reachable;
    setTabStop(current);
  }

  /** Makes a cell the tab stop of the board. */
  public void setTabStop(int cell) {
    layers.cell(current).setFocusTraversable(false);
    current = cell;
    layers.cell(current).setFocusTraversable(reachable);
  }

  private void listen(BoardCell cell) {
    Node node = layers.cell(cell.id());
    node.focusVisibleProperty().subscribe(visible -> updateRing(cell, visible));
    node.focusedProperty().subscribe(focused -> updateRing(cell, focused && node.isFocusVisible()));
  }

  private void updateRing(BoardCell cell, boolean visible) {
    if (visible) {
      layers.marks().set(Mark.FOCUS, cell.id());
    } else if (layers.marks().has(Mark.FOCUS, cell.id())) {
      layers.marks().clear(Mark.FOCUS);
    }
  }
}
