/** The commands of a table, their buttons and their keys. */
@NullMarked
package quadrille.app.table.commands;

import org.jspecify.annotations.NullMarked;
