package quadrille.board.skin;

import javafx.geometry.Point2D;

/**
 * A coordinate written on the board or beside it.
 *
 * @param text the text, such as {@code a} or {@code 12}
 * @param centre the middle of the text, in board units
 * @param size the font size in board units
 */
public record BoardLabel(String text, Point2D centre, double size) {}
