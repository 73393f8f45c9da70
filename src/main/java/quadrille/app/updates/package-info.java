/** Looks for a newer version of the program, for those who want it. */
@NullMarked
package quadrille.app.updates;

import org.jspecify.annotations.NullMarked;
