/** The file formats of Dames. */
@NullMarked
package quadrille.games.dames.formats;

import org.jspecify.annotations.NullMarked;
