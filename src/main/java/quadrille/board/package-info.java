/**
 * The toolkit for boards: cells, pieces, marks, transitions, mouse, keyboard and accessibility; it
 * knows no game, each game is a {@link quadrille.board.skin.BoardSkin}.
 */
@NullMarked
package quadrille.board;

import org.jspecify.annotations.NullMarked;
