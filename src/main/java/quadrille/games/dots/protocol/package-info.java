/** The engine protocol of Dots and Boxes. */
@NullMarked
package quadrille.games.dots.protocol;

import org.jspecify.annotations.NullMarked;
