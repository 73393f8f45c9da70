/** The engine protocol of Dames. */
@NullMarked
package quadrille.games.dames.protocol;

import org.jspecify.annotations.NullMarked;
