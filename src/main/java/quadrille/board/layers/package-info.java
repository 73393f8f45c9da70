/** The layers of a board: cells, pieces, marks, labels. */
@NullMarked
package quadrille.board.layers;

import org.jspecify.annotations.NullMarked;
