/** The new-game form and the position editor. */
@NullMarked
package quadrille.app.newgame;

import org.jspecify.annotations.NullMarked;
