/** The named opponents of Hex. */
@NullMarked
package quadrille.games.hex.classic;

import org.jspecify.annotations.NullMarked;
