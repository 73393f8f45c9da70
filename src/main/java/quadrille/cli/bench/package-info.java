/** Measures the speed of the search, and compares it with that of another version. */
@NullMarked
package quadrille.cli.bench;

import org.jspecify.annotations.NullMarked;
