/** How Dots and Boxes looks. */
@NullMarked
package quadrille.games.dots.view;

import org.jspecify.annotations.NullMarked;
