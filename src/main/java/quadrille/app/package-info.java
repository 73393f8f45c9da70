/** The main window and the navigation between its screens. */
@NullMarked
package quadrille.app;

import org.jspecify.annotations.NullMarked;
