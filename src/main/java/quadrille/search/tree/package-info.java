/**
 * A best-first search that grows a tree, for games that judge a position better than they count.
 */
@NullMarked
package quadrille.search.tree;

import org.jspecify.annotations.NullMarked;
