/** The file formats of Hex. */
@NullMarked
package quadrille.games.hex.formats;

import org.jspecify.annotations.NullMarked;
