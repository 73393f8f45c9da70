/** A game as the players set it up: seats, time control, series. */
@NullMarked
package quadrille.app.setup;

import org.jspecify.annotations.NullMarked;
