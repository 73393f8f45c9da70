/** Dots and Boxes: draw edges, close boxes, own the most. */
@NullMarked
package quadrille.games.dots;

import org.jspecify.annotations.NullMarked;
