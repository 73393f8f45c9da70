/** The named opponents of Hexxagon. */
@NullMarked
package quadrille.games.hexxagon.classic;

import org.jspecify.annotations.NullMarked;
