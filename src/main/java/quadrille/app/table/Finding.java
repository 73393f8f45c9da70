package quadrille.app.table;

import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.core.Text;
import quadrille.search.SearchReport;

/**
 * A move that an analysis has found.
 *
 * @param line the game up to the position that is analysed
 * @param why the reason for it in words, or null
 */
record Finding(Line line, SearchReport report, @Nullable Text why) {

  /** The same as a thought of the side to move. */
  Thought thought() {
    return new Thought(side(), line, report);
  }

  Side side() {
    return line.position().turn();
  }

  /** The score from the first side's view, in points. */
  int points() {
    return Viewpoint.ofFirst(line, report.score());
  }
}
