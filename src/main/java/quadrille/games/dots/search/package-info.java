/** What the search knows about Dots and Boxes. */
@NullMarked
package quadrille.games.dots.search;

import org.jspecify.annotations.NullMarked;
