package quadrille.app.table.analyst;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.search.SearchReport;
import quadrille.text.Localizer;
import quadrille.text.Text;

/**
 * A move that a search proposes: the analyst's, or that of a computer at the table.
 *
 * @param line the game up to the position that was searched
 * @param reason why the move is good; null if it was not requested or the game gives none
 */
public record CandidateMove(Line line, SearchReport report, @Nullable Text reason) {

  /** A move without a reason. */
  public CandidateMove(Line line, SearchReport report) {
    this(line, report, null);
  }

  /** The side to move. */
  public Side side() {
    return line.position().turn();
  }

  public long move() {
    return report.bestMove();
  }

  /** The game with this move played. */
  public Line after() {
    return line.play(move());
  }

  /** The score from the first side's view, in points. */
  public int points() {
    return FirstSideScore.of(line, report.score());
  }

  /** The best line as players name its moves, beginning with the move itself. */
  public List<Text> bestLine() {
    return line.namesOf(report.line());
  }

  /** The best line in a language, its moves separated by spaces. */
  public String bestLine(Localizer localizer) {
    return bestLine().stream().map(localizer::localize).collect(Collectors.joining(" "));
  }
}
