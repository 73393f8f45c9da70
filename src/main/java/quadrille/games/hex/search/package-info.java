/** What the search knows about Hex. */
@NullMarked
package quadrille.games.hex.search;

import org.jspecify.annotations.NullMarked;
