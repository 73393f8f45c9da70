/** What the search knows about Hexxagon. */
@NullMarked
package quadrille.games.hexxagon.search;

import org.jspecify.annotations.NullMarked;
