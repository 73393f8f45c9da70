package quadrille.match;

import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.search.SearchReport;

/**
 * Receives the events of a match. All calls come in order from the referee's thread, except {@link
 * #thinking}, which comes from the computer's. Methods must return quickly.
 */
public interface MatchListener {

  /** Something visible has changed; called after the more specific methods. */
  default void changed(MatchState state) {}

  /** A move was played, the last one of the line. */
  default void moved(Line line, GameRecord.Move move) {}

  /** A computer that is thinking reports what it has found so far. */
  default void thinking(Side side, Line line, SearchReport report) {}

  /** The match has broken down, by an error in a player or a listener; nothing more comes. */
  default void failed(Throwable cause) {}

  /** That side has declined a draw offer. */
  default void drawDeclined(Side side) {}
}
