/** Dames: draughts on boards from 6×6 to 14×14, every rule a parameter. */
@NullMarked
package quadrille.games.dames;

import org.jspecify.annotations.NullMarked;
