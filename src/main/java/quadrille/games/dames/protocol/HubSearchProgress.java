package quadrille.games.dames.protocol;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.games.dames.DamesPosition;
import quadrille.search.SearchReport;
import quadrille.search.protocol.Driver.BestMove;
import quadrille.search.protocol.EngineException;

/** Collects what an engine reports during a search. */
final class HubSearchProgress {
  private final DamesPosition root;
  private final Consumer<SearchReport> listener;
  private @Nullable SearchReport lastReport;

  HubSearchProgress(DamesPosition root, Consumer<SearchReport> told) {
    this.root = root;
    this.listener = told;
  }

  /** Records a report if its line begins with a legal move. */
  void info(String depth, String men, String nodes, String seconds, String firstMove) {
    try {
      long move = HubNotation.move(root, firstMove);
      int plies = (int) parseWhole(depth);
      int score = HubScore.parse(men);
      long ms = Math.round(1000 * parseDecimal(seconds));
      lastReport =
          new SearchReport(plies, plies, score, false, parseWhole(nodes), ms, 0, List.of(move));
      listener.accept(lastReport);
    } catch (BadInputException e) {
      // An illegal line in a report is ignored; an illegal move to play is not.
    }
  }

  private static long parseWhole(String text) {
    return text.matches("\\d{1,9}") ? Long.parseLong(text) : (long) parseDecimal(text);
  }

  private static double parseDecimal(String text) {
    return text.matches("\\d{1,12}(\\.\\d{1,9})?") ? Double.parseDouble(text) : 0;
  }

  BestMove toBestMove(String text) throws EngineException {
    long move;
    try {
      move = HubNotation.move(root, text);
    } catch (BadInputException e) {
      throw EngineException.illegalMove(text);
    }
    SearchReport known = lastReport;
    return new BestMove(move, known == null ? null : reportFor(known, move));
  }

  private static SearchReport reportFor(SearchReport known, long move) {
    return new SearchReport(
        known.depth(),
        known.selectiveDepth(),
        known.score(),
        false,
        known.nodes(),
        known.timeMs(),
        0,
        List.of(move));
  }
}
