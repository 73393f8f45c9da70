package quadrille.core.formats;

import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.text.Text;

/** How games ended of which only a short word tells it: those in files. */
public final class ImportedOutcome {
  /** The reason of a win or draw of which nothing more is known. */
  public static final String UNKNOWN = "told";

  private ImportedOutcome() {}

  /**
   * The end of a game.
   *
   * @param line the last position
   * @param winner the winner, or null for a draw
   * @param reason a word as in {@link Outcome#reason}; {@link #UNKNOWN} where nothing is known
   */
  public static Outcome of(Line line, @Nullable Side winner, String reason) {
    Outcome played = line.outcome();
    if (played != null && played.winner() == winner && matches(played, reason)) {
      return played;
    }
    return new Outcome(winner, reason, text(line, winner, reason));
  }

  private static boolean matches(Outcome played, String reason) {
    return reason.equals(UNKNOWN) || played.reason().equals(reason);
  }

  private static Text text(Line line, @Nullable Side winner, String reason) {
    if (winner == null) {
      return text(reason.equals(Outcome.AGREEMENT) ? "told.agreement" : "told.draw");
    }
    Text loser = line.game().sideName(winner.other(), line.settings());
    return switch (reason) {
      case Outcome.RESIGNATION -> text("told.resignation", loser);
      case Outcome.TIME -> text("told.time", loser);
      case UNKNOWN -> text("told.win");
      default -> text("told.reason", reason);
    };
  }

  private static Text text(String key, Object... arguments) {
    return Text.of(ImportedOutcome.class, key, arguments);
  }
}
