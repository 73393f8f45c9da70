/**
 * Everything on the screen that is not a board: this package opens the window and puts it together.
 */
@NullMarked
package quadrille.app;

import org.jspecify.annotations.NullMarked;
