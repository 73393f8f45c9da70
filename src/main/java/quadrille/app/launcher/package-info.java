/** The first screen: a card for each game. */
@NullMarked
package quadrille.app.launcher;

import org.jspecify.annotations.NullMarked;
