package quadrille.app.table.analyst;

import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.search.SearchReport;
import quadrille.text.Text;

/**
 * A move that an analysis has found.
 *
 * @param line the game up to the position that is analysed
 * @param reason the reason for it in words, or null
 */
public record CandidateMove(Line line, SearchReport report, @Nullable Text reason) {

  /** The same as a thought of the side to move. */
  public SideReport sideReport() {
    return new SideReport(side(), line, report);
  }

  Side side() {
    return line.position().turn();
  }

  /** The score from the first side's view, in points. */
  public int points() {
    return FirstSideScore.of(line, report.score());
  }
}
