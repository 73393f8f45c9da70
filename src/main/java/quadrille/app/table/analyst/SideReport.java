package quadrille.app.table.analyst;

import java.util.ArrayList;
import java.util.List;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.search.SearchReport;

/**
 * What a machine thinks.
 *
 * @param line the game that it thinks about
 */
public record SideReport(Side side, Line line, SearchReport report) {

  /** The moves that it expects, as text. */
  public List<String> bestLine() {
    List<String> texts = new ArrayList<>();
    Line at = line;
    for (long move : report.line()) {
      texts.add(at.game().notation().format(at.position(), move));
      at = at.play(move);
    }
    return texts;
  }
}
