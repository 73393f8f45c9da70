package quadrille.core;

import org.jspecify.annotations.Nullable;
import quadrille.text.Text;

/**
 * Makes the outcomes of games that the rules did not end: by resignation, agreement, time or
 * forfeit, whether decided just now or read from a file or the history.
 */
public final class Outcomes {
  private Outcomes() {}

  /**
   * Returns the outcome with that winner and reason. Where the rules ended the game in just that
   * way, it is their own outcome, with the game's own sentence.
   *
   * @param line the game up to its last position
   * @param winner the winner, or null for a draw
   * @param reason a word as in {@link Outcome#reason}; any other word is accepted as well
   */
  public static Outcome of(Line line, @Nullable Side winner, String reason) {
    Outcome byRules = line.outcome();
    if (byRules != null
        && byRules.winner() == winner
        && (reason.equals(Outcome.UNKNOWN) || reason.equals(byRules.reason()))) {
      return byRules;
    }
    return new Outcome(winner, reason, describe(line, winner, reason));
  }

  /**
   * Returns the loss of a player that could not go on.
   *
   * @param reason a word as in {@link Outcome#reason}
   * @param detail what went wrong, as a {@link Text} or a string
   */
  public static Outcome forfeit(Line line, Side loser, String reason, Object detail) {
    String key = reason.equals(Outcome.NO_ANSWER) ? "outcome.no-answer" : "outcome.engine";
    return new Outcome(loser.other(), reason, text(key, name(line, loser), detail));
  }

  private static Text describe(Line line, @Nullable Side winner, String reason) {
    if (winner == null) {
      return text(reason.equals(Outcome.AGREEMENT) ? "outcome.agreement" : "told.draw");
    }
    Text loser = name(line, winner.other());
    return switch (reason) {
      case Outcome.RESIGNATION -> text("outcome.resignation", loser);
      case Outcome.TIME -> text("outcome.time", loser);
      case Outcome.ILLEGAL_MOVE -> text("outcome.illegal-move", loser);
      case Outcome.FORFEIT,
          Outcome.NO_ANSWER,
          Outcome.ENGINE_DIED,
          Outcome.GARBAGE,
          Outcome.WRONG_PROTOCOL ->
          text("outcome.forfeit", loser);
      case Outcome.UNKNOWN -> text("told.win");
      default -> text("told.reason", reason);
    };
  }

  private static Text name(Line line, Side side) {
    return line.game().sideName(side, line.settings());
  }

  private static Text text(String key, Object... arguments) {
    return Text.of(Outcomes.class, key, arguments);
  }
}
