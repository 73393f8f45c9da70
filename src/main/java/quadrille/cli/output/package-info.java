/** What the commands print. */
@NullMarked
package quadrille.cli.output;

import org.jspecify.annotations.NullMarked;
