package quadrille.board;

import javafx.geometry.Point2D;

/**
 * A coordinate written beside the board.
 *
 * @param text what it says: {@code a}, {@code 12}
 * @param centre the middle of the text, in board units
 */
public record BoardLabel(String text, Point2D centre) {}
