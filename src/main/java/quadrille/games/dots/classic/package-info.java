/** The named opponents of Dots and Boxes. */
@NullMarked
package quadrille.games.dots.classic;

import org.jspecify.annotations.NullMarked;
