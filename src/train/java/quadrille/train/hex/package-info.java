/**
 * Teaches the network of Hex: games of the search against itself, and the fit of a network to what
 * they showed. Not part of the program.
 */
@NullMarked
package quadrille.train.hex;

import org.jspecify.annotations.NullMarked;
