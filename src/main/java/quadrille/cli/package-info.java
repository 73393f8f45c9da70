/** The command line. */
@NullMarked
package quadrille.cli;

import org.jspecify.annotations.NullMarked;
