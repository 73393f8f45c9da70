/** The training of evaluations: games of the search against itself, and the fit of the weights. */
@NullMarked
package quadrille.arena.training;

import org.jspecify.annotations.NullMarked;
