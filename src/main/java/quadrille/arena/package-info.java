/** Many games: schedules, contests, ladders and their statistics. */
@NullMarked
package quadrille.arena;

import org.jspecify.annotations.NullMarked;
