package quadrille.board.skin;

import java.util.List;
import javafx.geometry.Point2D;

/**
 * A cell of a board: a hexagon, square, edge or box.
 *
 * @param id the cell's number in its game
 * @param name its coordinate in the game's notation
 * @param centre the centre of its piece, in board units ({@link BoardShape#UNIT} per cell)
 * @param outline the visible polygon, which gets the focus ring
 * @param area the clickable polygon; empty if the cell cannot be clicked
 */
public record BoardCell(
    int id, String name, Point2D centre, List<Point2D> outline, List<Point2D> area) {
  public BoardCell {
    outline = List.copyOf(outline);
    area = List.copyOf(area);
  }

  /** A cell whose clickable area is its outline. */
  public BoardCell(int id, String name, Point2D centre, List<Point2D> outline) {
    this(id, name, centre, outline, outline);
  }

  /** Whether it can be clicked and focused. */
  public boolean playable() {
    return !area.isEmpty();
  }
}
