@NullMarked
package quadrille.games.hex;

import org.jspecify.annotations.NullMarked;
