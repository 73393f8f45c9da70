package quadrille.games.dames.protocol;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.games.dames.DamesGame;
import quadrille.games.dames.DamesPosition;
import quadrille.search.Score;
import quadrille.search.SearchReport;
import quadrille.search.protocol.Driver.BestMove;
import quadrille.search.protocol.EngineException;

/** Collects what an engine reports during a search. */
final class HubSearchProgress {
  private static final int POINTS_PER_MAN = new DamesGame().pointsPerUnit();

  private final DamesPosition root;
  private final Consumer<SearchReport> listener;
  private @Nullable SearchReport lastReport;

  HubSearchProgress(DamesPosition root, Consumer<SearchReport> listener) {
    this.root = root;
    this.listener = listener;
  }

  /**
   * Records a report if its line begins with a legal move. A number that cannot be read counts as
   * 0.
   *
   * @param men the score in men; proven wins and losses are beyond 9000
   */
  void info(String depth, String men, String nodes, String seconds, String firstMove) {
    try {
      long move = HubNotation.move(root, firstMove);
      int plies = Math.clamp(parseWhole(depth), 0, Integer.MAX_VALUE);
      long ms = Math.round(1000 * parseDecimal(seconds));
      lastReport =
          new SearchReport(
              plies, plies, parseScore(men), false, parseWhole(nodes), ms, 0, List.of(move));
      listener.accept(lastReport);
    } catch (BadInputException e) {
      // An illegal line in a report is ignored; an illegal move to play is not.
    }
  }

  private static int parseScore(String men) {
    if (!men.matches("[+-]?\\d{1,7}(\\.\\d{1,9})?")) {
      return 0;
    }
    long points = Math.round(Double.parseDouble(men) * POINTS_PER_MAN);
    return Math.clamp(points, 1 - Score.WIN, Score.WIN - 1);
  }

  private static long parseWhole(String text) {
    return text.matches("\\d{1,9}") ? Long.parseLong(text) : (long) parseDecimal(text);
  }

  private static double parseDecimal(String text) {
    return text.matches("\\d{1,12}(\\.\\d{1,9})?") ? Double.parseDouble(text) : 0;
  }

  BestMove toBestMove(String text) throws EngineException {
    try {
      long move = HubNotation.move(root, text);
      return new BestMove(move, lastReport == null ? null : reportFor(lastReport, move));
    } catch (BadInputException e) {
      throw EngineException.illegalMove(text);
    }
  }

  private static SearchReport reportFor(SearchReport last, long move) {
    return new SearchReport(
        last.depth(),
        last.selectiveDepth(),
        last.score(),
        false,
        last.nodes(),
        last.timeMs(),
        0,
        List.of(move));
  }
}
