/**
 * What a game is: its sides, positions, moves, options and notation, and the games played by them.
 */
@NullMarked
package quadrille.core;

import org.jspecify.annotations.NullMarked;
