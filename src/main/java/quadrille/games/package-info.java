/** The list of games; each game is a package below this one. */
@NullMarked
package quadrille.games;

import org.jspecify.annotations.NullMarked;
