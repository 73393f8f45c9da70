/** Who sits at the table: players, the referee, clocks. */
@NullMarked
package quadrille.match;

import org.jspecify.annotations.NullMarked;
