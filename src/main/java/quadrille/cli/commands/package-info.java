/** The commands, one class each. */
@NullMarked
package quadrille.cli.commands;

import org.jspecify.annotations.NullMarked;
