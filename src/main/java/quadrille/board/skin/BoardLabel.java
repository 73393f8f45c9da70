package quadrille.board.skin;

import javafx.geometry.Point2D;

/**
 * A coordinate written on the board or beside it.
 *
 * @param text the text, such as {@code a} or {@code 12}
 * @param centre the middle of the text, in board units
 * @param size the font size in board units
 * @param maxSize the font size up to which there is room for it
 * @param origin the point that it grows from
 */
public record BoardLabel(String text, Point2D centre, double size, double maxSize, Point2D origin) {

  /** A label that grows around its middle. */
  public BoardLabel(String text, Point2D centre, double size, double maxSize) {
    this(text, centre, size, maxSize, centre);
  }
}
