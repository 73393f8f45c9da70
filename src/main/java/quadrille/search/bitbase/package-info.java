/** Makes the endgame tables of a game, whichever game it is. */
@NullMarked
package quadrille.search.bitbase;

import org.jspecify.annotations.NullMarked;
