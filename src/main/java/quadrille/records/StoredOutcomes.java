package quadrille.records;

import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.match.Match;
import quadrille.text.Text;

/** How kept games ended, told again. */
final class StoredOutcomes {
  private StoredOutcomes() {}

  /** The end of a game that stands at that line; null if it did not end. */
  static @Nullable Outcome outcome(GameSummary game, Line line) {
    String reason = game.reason();
    if (reason == null) {
      return null;
    }
    Outcome byTheRules = line.outcome();
    return byTheRules != null && byTheRules.reason().equals(reason)
        ? byTheRules
        : new Outcome(game.winner(), reason, text(reason, game.winner(), line));
  }

  private static Text text(String reason, @Nullable Side winner, Line line) {
    if (winner == null) {
      return Text.of(Match.class, "outcome.agreement");
    }
    Text loser = line.game().sideName(winner.other(), line.settings());
    return switch (reason) {
      case Outcome.RESIGNATION -> Text.of(Match.class, "outcome.resignation", loser);
      case Outcome.TIME -> Text.of(Match.class, "outcome.time", loser);
      case Outcome.ILLEGAL_MOVE -> Text.of(Match.class, "outcome.illegal-move", loser);
      default -> Text.of(StoredOutcomes.class, "outcome.forfeit", loser);
    };
  }
}
