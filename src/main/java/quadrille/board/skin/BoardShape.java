package quadrille.board.skin;

import java.util.List;
import javafx.geometry.Rectangle2D;

/**
 * The geometry of a board, in board units.
 *
 * @param cells every cell in reading order
 * @param extent the area to show
 * @param labels the coordinates around or on the board
 * @param labelledExtent the area to show with coordinates
 * @param navigation the navigation by arrow keys
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
