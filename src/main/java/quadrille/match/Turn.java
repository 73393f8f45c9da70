package quadrille.match;

import java.util.function.Consumer;
import quadrille.core.Line;
import quadrille.search.SearchReport;

/**
 * A question to a player: what do you play here?
 *
 * @param line the game so far
 * @param suggestedMs how long the move may reasonably take by the clock, in milliseconds, well
 *     before the flag falls; {@link Long#MAX_VALUE} without a clock
 * @param reports where a machine tells what it thinks, by any thread
 */
public record Turn(Line line, long suggestedMs, Consumer<SearchReport> reports) {}
