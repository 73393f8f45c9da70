package quadrille.board.skin;

import java.util.List;
import javafx.geometry.Point2D;

/**
 * A cell of a board: a field, a square, an edge, a box.
 *
 * @param id the cell's number, as the game numbers its cells
 * @param name its coordinate, as the game writes it
 * @param centre where its piece stands, in board units ({@link BoardShape#UNIT} to a cell)
 * @param outline the polygon that is seen and gets the focus ring
 * @param area the polygon that takes clicks; empty for a cell that cannot be clicked
 */
public record BoardCell(
    int id, String name, Point2D centre, List<Point2D> outline, List<Point2D> area) {
  public BoardCell {
    outline = List.copyOf(outline);
    area = List.copyOf(area);
  }

  /** A cell that takes clicks exactly where it is seen. */
  public BoardCell(int id, String name, Point2D centre, List<Point2D> outline) {
    this(id, name, centre, outline, outline);
  }

  /** Whether it can be clicked and focused. */
  public boolean playable() {
    return !area.isEmpty();
  }
}
