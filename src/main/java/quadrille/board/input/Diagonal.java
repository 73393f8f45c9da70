package quadrille.board.input;

import java.util.Comparator;
import java.util.List;
import javafx.geometry.Point2D;
import quadrille.board.skin.ArrowNavigation;
import quadrille.board.skin.BoardCell;

/** The diagonal directions. On hexagons they are, with left and right, the six directions. */
public enum Diagonal {
  UP_LEFT(-1, -1),
  UP_RIGHT(1, -1),
  DOWN_LEFT(-1, 1),
  DOWN_RIGHT(1, 1);

  /** Wide enough for every kind of cell, but excludes the directions of the arrow keys. */
  private static final double MAX_ANGLE_DEGREES = 32;

  private final Point2D vector;

  Diagonal(int x, int y) {
    vector = new Point2D(x, y);
  }

  /** The nearest focusable cell in this direction, or {@link ArrowNavigation#NONE}. */
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
