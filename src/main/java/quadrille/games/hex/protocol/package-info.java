/** The engine protocol of Hex. */
@NullMarked
package quadrille.games.hex.protocol;

import org.jspecify.annotations.NullMarked;
