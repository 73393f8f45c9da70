/** Files with games, and the clipboard. */
@NullMarked
package quadrille.app.files;

import org.jspecify.annotations.NullMarked;
