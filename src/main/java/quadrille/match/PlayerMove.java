package quadrille.match;

import org.jspecify.annotations.Nullable;
import quadrille.search.SearchReport;

/**
 * A player's move.
 *
 * @param report what the machine found, or null for a person or a random move
 */
public record PlayerMove(long move, @Nullable SearchReport report) {}
