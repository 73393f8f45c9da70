/** How Hexxagon looks. */
@NullMarked
package quadrille.games.hexxagon.view;

import org.jspecify.annotations.NullMarked;
