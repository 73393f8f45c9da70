package quadrille.board.svg;

import quadrille.board.skin.BoardCell;
import quadrille.board.skin.BoardPreferences;
import quadrille.board.skin.BoardShape;
import quadrille.board.skin.BoardSkin;
import quadrille.board.skin.Piece;
import quadrille.core.Settings;

/**
 * Draws boards and pieces as SVG elements, in board units. The elements carry the style classes of
 * the board's style sheets and no colours. Creates JavaFX nodes but needs no running toolkit, so
 * that it works without a screen and on any thread.
 */
public final class SvgBoard {
  private SvgBoard() {}

  /**
   * What is under the cells and never changes.
   *
   * @param flipped as for the shape
   */
  public static String background(
      BoardSkin skin,
      Settings settings,
      BoardShape shape,
      BoardPreferences preferences,
      boolean flipped) {
    return SvgElements.of(skin.background(settings, shape, preferences, flipped));
  }

  /** A piece around (0, 0). */
  public static String piece(BoardSkin skin, Piece piece, BoardCell cell) {
    return SvgElements.of(skin.drawPiece(piece, cell));
  }
}
