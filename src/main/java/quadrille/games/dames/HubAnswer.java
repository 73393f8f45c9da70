package quadrille.games.dames;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.search.SearchReport;
import quadrille.search.protocol.Driver.Found;
import quadrille.search.protocol.EngineFailure;

/** What an engine has told so far while it thinks about a position. */
final class HubAnswer {
  private final DamesPosition root;
  private final Consumer<SearchReport> told;
  private @Nullable SearchReport last;

  HubAnswer(DamesPosition root, Consumer<SearchReport> told) {
    this.root = root;
    this.told = told;
  }

  /** Takes what it tells, if that begins with a legal move. */
  void info(String depth, String men, String nodes, String seconds, String firstMove) {
    try {
      long move = HubWords.move(root, firstMove);
      int plies = (int) whole(depth);
      int score = HubScore.points(men);
      long ms = Math.round(1000 * real(seconds));
      last = new SearchReport(plies, plies, score, false, whole(nodes), ms, 0, List.of(move));
      told.accept(last);
    } catch (BadInputException e) {
      // What it thinks of is its own affair; what it plays is not.
    }
  }

  private static long whole(String text) {
    return text.matches("\\d{1,9}") ? Long.parseLong(text) : (long) real(text);
  }

  private static double real(String text) {
    return text.matches("\\d{1,12}(\\.\\d{1,9})?") ? Double.parseDouble(text) : 0;
  }

  Found found(String text) throws EngineFailure {
    long move;
    try {
      move = HubWords.move(root, text);
    } catch (BadInputException e) {
      throw EngineFailure.illegal(text);
    }
    SearchReport known = last;
    return new Found(move, known == null ? null : about(known, move));
  }

  private static SearchReport about(SearchReport known, long move) {
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
