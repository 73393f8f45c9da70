package quadrille.match;

import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.search.SearchReport;

/**
 * Is told what happens in a match: by the referee's thread and in order, but for {@link #thinking},
 * which comes by the machine's own. Must return soon.
 */
public interface MatchListener {

  /** Anything visible has changed; comes after the more special calls. */
  default void changed(MatchState state) {}

  /** A move was played; the line ends with it. */
  default void moved(Line line, GameRecord.Move move) {}

  /** A machine tells what it thinks while it is asked. */
  default void thinking(Side side, Line line, SearchReport report) {}

  /** A draw offer was declined by that side. */
  default void drawDeclined(Side side) {}
}
