/** The commands of the table, with their buttons and keys. */
@NullMarked
package quadrille.app.table.commands;

import org.jspecify.annotations.NullMarked;
