/** Reviews of finished games: how good each move was. */
@NullMarked
package quadrille.match.review;

import org.jspecify.annotations.NullMarked;
