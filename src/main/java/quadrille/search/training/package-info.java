/** What a game supplies so that its evaluation can be trained, and the weights that come of it. */
@NullMarked
package quadrille.search.training;

import org.jspecify.annotations.NullMarked;
