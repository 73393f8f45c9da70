@NullMarked
package quadrille.games.dames;

import org.jspecify.annotations.NullMarked;
