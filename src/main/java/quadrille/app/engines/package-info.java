/** The panel with the list of external engines. */
@NullMarked
package quadrille.app.engines;

import org.jspecify.annotations.NullMarked;
