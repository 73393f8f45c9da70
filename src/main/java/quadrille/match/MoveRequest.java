package quadrille.match;

import java.util.function.Consumer;
import quadrille.core.Line;
import quadrille.search.SearchReport;

/**
 * A question to a player: what do you play here?
 *
 * @param line the game so far
 * @param clock what both sides have when the move begins
 * @param reportListener where a machine tells what it thinks, by any thread
 */
public record MoveRequest(Line line, Clock clock, Consumer<SearchReport> reportListener) {

  /**
   * How long the move may reasonably take by the clock, in milliseconds, well before the flag
   * falls; {@link Long#MAX_VALUE} without a clock.
   */
  long suggestedMs() {
    return clock.suggestedMs(line.position().turn());
  }
}
