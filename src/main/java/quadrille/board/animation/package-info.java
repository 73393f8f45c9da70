/** Moves in motion. */
@NullMarked
package quadrille.board.animation;

import org.jspecify.annotations.NullMarked;
