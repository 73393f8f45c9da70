/** How a machine thinks: one search for all games, told what it needs to know by each game. */
@NullMarked
package quadrille.search;

import org.jspecify.annotations.NullMarked;
