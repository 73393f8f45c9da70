/** The tree of the boards to come. */
@NullMarked
package quadrille.app.table.tree;

import org.jspecify.annotations.NullMarked;
