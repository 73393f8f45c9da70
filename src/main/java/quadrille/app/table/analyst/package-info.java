/** Searches in the background and how their results are worded. */
@NullMarked
package quadrille.app.table.analyst;

import org.jspecify.annotations.NullMarked;
