/** One game: its players, the referee and the clock. */
@NullMarked
package quadrille.match;

import org.jspecify.annotations.NullMarked;
