/** Looking back on a game: what every move was worth, by a machine. */
@NullMarked
package quadrille.match.review;

import org.jspecify.annotations.NullMarked;
