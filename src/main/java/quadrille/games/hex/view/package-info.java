/** How Hex looks. */
@NullMarked
package quadrille.games.hex.view;

import org.jspecify.annotations.NullMarked;
