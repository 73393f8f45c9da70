/** File formats for games: how they are read and written. */
@NullMarked
package quadrille.core.formats;

import org.jspecify.annotations.NullMarked;
