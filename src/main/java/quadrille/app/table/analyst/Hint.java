package quadrille.app.table.analyst;

import org.jspecify.annotations.Nullable;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.search.SearchReport;
import quadrille.text.Text;

/**
 * A good move for a person, and why it is one.
 *
 * @param line the game up to the move
 * @param reason in words, or null where the game has none for it
 */
public record Hint(Line line, SearchReport report, @Nullable Text reason) {

  public long move() {
    return report.bestMove();
  }

  /** The move with its reason in a sentence; where there is none, with what it is worth. */
  public Text message() {
    Game game = line.game();
    String move = game.notation().format(line.position(), move());
    return reason == null
        ? Text.of(Hint.class, "notice.advice", move, SearchReportText.score(report.score(), game))
        : Text.of(Hint.class, "notice.advice.reason", move, reason);
  }
}
