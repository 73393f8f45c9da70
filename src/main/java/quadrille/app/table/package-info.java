/** The table, where all games are played: everything around the board. */
@NullMarked
package quadrille.app.table;

import org.jspecify.annotations.NullMarked;
