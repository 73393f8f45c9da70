package quadrille.board.input;

import java.util.Comparator;
import java.util.List;
import javafx.geometry.Point2D;
import quadrille.board.skin.ArrowNavigation;
import quadrille.board.skin.BoardCell;

/**
 * The directions between those of the arrow keys. Together with left and right they are the six
 * ways out of a hexagon; on squares they are the diagonals.
 */
public enum Diagonal {
  UP_LEFT(-1, -1),
  UP_RIGHT(1, -1),
  DOWN_LEFT(-1, 1),
  DOWN_RIGHT(1, 1);

  /** Far enough from a diagonal for every kind of cell, and still no arrow's direction. */
  private static final double MAX_ANGLE_DEGREES = 32;

  private final Point2D vector;

  Diagonal(int x, int y) {
    vector = new Point2D(x, y);
  }

  /** The nearest cell that can be focused in this direction, or {@link ArrowNavigation#NONE}. */
  int next(List<BoardCell> cells, BoardCell from) {
    return cells.stream()
        .filter(BoardCell::playable)
        .filter(each -> each.id() != from.id())
        .filter(each -> vector.angle(each.centre().subtract(from.centre())) < MAX_ANGLE_DEGREES)
        .min(Comparator.comparingDouble(each -> each.centre().distance(from.centre())))
        .map(BoardCell::id)
        .orElse(ArrowNavigation.NONE);
  }
}
