/**
 * The board control with its keyboard, mouse and accessibility. It knows no game; each game
 * supplies a {@link quadrille.board.skin.BoardSkin}.
 */
@NullMarked
package quadrille.board;

import org.jspecify.annotations.NullMarked;
