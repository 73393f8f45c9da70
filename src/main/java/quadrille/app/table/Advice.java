package quadrille.app.table;

import org.jspecify.annotations.Nullable;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.Text;
import quadrille.search.SearchReport;

/**
 * A good move for a person, and why it is one.
 *
 * @param line the game up to the move
 * @param reason in words, or null where the game has none for it
 */
record Advice(Line line, SearchReport report, @Nullable Text reason) {

  long move() {
    return report.bestMove();
  }

  /** The move with its reason in a sentence; where there is none, with what it is worth. */
  Text sentence() {
    Game game = line.game();
    String move = game.notation().format(line.position(), move());
    return reason == null
        ? Text.of(Advice.class, "notice.advice", move, ThoughtWords.score(report.score(), game))
        : Text.of(Advice.class, "notice.advice.reason", move, reason);
  }
}
