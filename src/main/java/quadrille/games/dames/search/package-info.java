/** What the search knows about Dames. */
@NullMarked
package quadrille.games.dames.search;

import org.jspecify.annotations.NullMarked;
