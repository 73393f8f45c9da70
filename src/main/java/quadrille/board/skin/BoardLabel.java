package quadrille.board.skin;

import javafx.geometry.Point2D;

/**
 * A coordinate written on the board or beside it.
 *
 * @param text what it says: {@code a}, {@code 12}
 * @param centre the middle of the text, in board units
 * @param size the height of the type, in board units
 */
public record BoardLabel(String text, Point2D centre, double size) {}
