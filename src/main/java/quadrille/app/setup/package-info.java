/** A game as it was set up: players, time control and series. */
@NullMarked
package quadrille.app.setup;

import org.jspecify.annotations.NullMarked;
