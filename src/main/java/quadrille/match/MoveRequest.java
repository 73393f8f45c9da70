package quadrille.match;

import java.util.function.Consumer;
import quadrille.core.Line;
import quadrille.search.SearchReport;

/**
 * A request for a player's move.
 *
 * @param line the game so far
 * @param clock what both sides have left when the move begins
 * @param reportListener receives what a thinking computer has found so far, on any thread
 */
public record MoveRequest(Line line, Clock clock, Consumer<SearchReport> reportListener) {

  /**
   * The milliseconds to spend on the move, well within the clock; {@link Long#MAX_VALUE} without a
   * clock.
   */
  long suggestedMs() {
    return clock.suggestedMs(line.position().turn());
  }
}
