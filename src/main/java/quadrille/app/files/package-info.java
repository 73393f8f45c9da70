/** Import and export of games by files and the clipboard. */
@NullMarked
package quadrille.app.files;

import org.jspecify.annotations.NullMarked;
