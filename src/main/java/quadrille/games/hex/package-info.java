/** Hex: two players fill cells of a rhombus, each to join their own two edges with a chain. */
@NullMarked
package quadrille.games.hex;

import org.jspecify.annotations.NullMarked;
