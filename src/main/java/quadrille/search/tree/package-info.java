/**
 * Monte-Carlo tree search guided by a policy, for games that judge few positions well rather than
 * many quickly.
 */
@NullMarked
package quadrille.search.tree;

import org.jspecify.annotations.NullMarked;
