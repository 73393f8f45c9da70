/** Engines: programs of others at our table, and our machine at theirs. */
@NullMarked
package quadrille.match.engine;

import org.jspecify.annotations.NullMarked;
