/** What a game can show about a position, beside good moves. */
@NullMarked
package quadrille.search.insight;

import org.jspecify.annotations.NullMarked;
