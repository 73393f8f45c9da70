/** Engines: other programs that play here, and our search served to other front ends. */
@NullMarked
package quadrille.match.engine;

import org.jspecify.annotations.NullMarked;
