/** The command line: one class for each command, everything without a screen. */
@NullMarked
package quadrille.cli;

import org.jspecify.annotations.NullMarked;
