package quadrille.match;

import org.jspecify.annotations.Nullable;
import quadrille.search.SearchReport;

/**
 * A player's move.
 *
 * @param report the search behind the move, or null if there was none
 */
public record PlayerMove(long move, @Nullable SearchReport report) {}
