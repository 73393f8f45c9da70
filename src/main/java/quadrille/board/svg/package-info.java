/** Boards as SVG, for readers that have no JavaFX. */
@NullMarked
package quadrille.board.svg;

import org.jspecify.annotations.NullMarked;
