/** Options that several commands share, and how their values are read. */
@NullMarked
package quadrille.cli.options;

import org.jspecify.annotations.NullMarked;
