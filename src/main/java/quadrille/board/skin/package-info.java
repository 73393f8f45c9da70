/** What a game supplies to be drawn: shape, cells, pieces, marks. */
@NullMarked
package quadrille.board.skin;

import org.jspecify.annotations.NullMarked;
