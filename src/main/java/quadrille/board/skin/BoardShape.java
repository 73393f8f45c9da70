package quadrille.board.skin;

import java.util.List;
import javafx.geometry.Rectangle2D;

/**
 * The geometry of a board, in board units.
 *
 * @param cells every cell, in the order of a reader
 * @param extent what has to be seen of the board
 * @param labels its coordinates, around or on the board
 * @param labelledExtent what has to be seen when the coordinates are shown
 * @param navigation where the arrow keys lead
 */
public record BoardShape(
    List<BoardCell> cells,
    Rectangle2D extent,
    List<BoardLabel> labels,
    Rectangle2D labelledExtent,
    ArrowNavigation navigation) {

  /** The width of an ordinary cell in board units. */
  public static final double UNIT = 100;

  public BoardShape {
    cells = List.copyOf(cells);
    labels = List.copyOf(labels);
  }
}
