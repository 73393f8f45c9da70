/** What a game supplies to draw its board: shape, cells, pieces and marks. */
@NullMarked
package quadrille.board.skin;

import org.jspecify.annotations.NullMarked;
