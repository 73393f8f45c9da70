/** The openings of a contest and the search for balanced ones. */
@NullMarked
package quadrille.arena.openings;

import org.jspecify.annotations.NullMarked;
