/** Hexxagon: pieces that clone or jump on a hexagon and turn their neighbours over. */
@NullMarked
package quadrille.games.hexxagon;

import org.jspecify.annotations.NullMarked;
