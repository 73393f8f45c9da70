/** Background searches for a table, and how their results are worded. */
@NullMarked
package quadrille.app.table.analyst;

import org.jspecify.annotations.NullMarked;
