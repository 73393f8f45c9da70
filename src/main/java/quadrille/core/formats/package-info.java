/** What a file format of a game is. */
@NullMarked
package quadrille.core.formats;

import org.jspecify.annotations.NullMarked;
