/**
 * What a game is: sides, positions, moves, options, notation, and the line that has been played.
 */
@NullMarked
package quadrille.core;

import org.jspecify.annotations.NullMarked;
