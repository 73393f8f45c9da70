/**
 * The virtual connections of a position of Hex, the cells that no longer matter, and what both say
 * about who wins.
 */
@NullMarked
package quadrille.games.hex.connections;

import org.jspecify.annotations.NullMarked;
