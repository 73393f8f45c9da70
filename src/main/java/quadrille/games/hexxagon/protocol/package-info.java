/** The engine protocol of Hexxagon. */
@NullMarked
package quadrille.games.hexxagon.protocol;

import org.jspecify.annotations.NullMarked;
