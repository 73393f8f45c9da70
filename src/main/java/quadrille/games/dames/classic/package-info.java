/** The named opponents of Dames. */
@NullMarked
package quadrille.games.dames.classic;

import org.jspecify.annotations.NullMarked;
