/** A small convolutional network that judges positions of Hex: the best moves and the winner. */
@NullMarked
package quadrille.games.hex.network;

import org.jspecify.annotations.NullMarked;
