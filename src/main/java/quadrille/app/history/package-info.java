/** The history of games and the players' statistics. */
@NullMarked
package quadrille.app.history;

import org.jspecify.annotations.NullMarked;
