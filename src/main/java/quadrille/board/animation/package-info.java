/** Animations of moves. */
@NullMarked
package quadrille.board.animation;

import org.jspecify.annotations.NullMarked;
