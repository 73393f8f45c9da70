/** The list of moves with its variations. */
@NullMarked
package quadrille.app.table.moves;

import org.jspecify.annotations.NullMarked;
