/** The tree of boards to come. */
@NullMarked
package quadrille.app.table.tree;

import org.jspecify.annotations.NullMarked;
