/** A game at the table, without its screen. */
@NullMarked
package quadrille.app.table.model;

import org.jspecify.annotations.NullMarked;
