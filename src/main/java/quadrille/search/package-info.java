/**
 * The search: one for all games. {@link quadrille.search.Search} finds moves, and each game
 * supplies its {@link quadrille.search.Knowledge}.
 */
@NullMarked
package quadrille.search;

import org.jspecify.annotations.NullMarked;
