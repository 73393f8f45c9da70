/** Endgame tables of Dames: which positions with few pieces are won, drawn or lost. */
@NullMarked
package quadrille.games.dames.bitbase;

import org.jspecify.annotations.NullMarked;
