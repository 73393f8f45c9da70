/**
 * Teaches the network of Hex: games of the search against itself, and the fit of a network to what
 * they showed. Not part of the program.
 */
package quadrille.train.hex;
