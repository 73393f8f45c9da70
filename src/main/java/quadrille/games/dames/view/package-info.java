/** How Dames looks. */
@NullMarked
package quadrille.games.dames.view;

import org.jspecify.annotations.NullMarked;
