package quadrille.core;

import org.jspecify.annotations.Nullable;
import quadrille.text.Text;

/**
 * How a game ended, with the sentence that says so.
 *
 * @param winner the winner, or null for a draw
 * @param reason a short stable word that is stored and read by programs: one of the constants here,
 *     or a game's own, such as {@code connected} or {@code no-move}
 * @param text the reason as a sentence for people
 */
public record Outcome(@Nullable Side winner, String reason, Text text) {
  /** A draw: the same position has occurred for the third time. */
  public static final String REPETITION = "repetition";

  /** The loser resigned. */
  public static final String RESIGNATION = "resignation";

  /** A draw that both players agreed on. */
  public static final String AGREEMENT = "agreement";

  /** The loser ran out of time. */
  public static final String TIME = "time";

  /** The loser did not come or broke off, as a file says. */
  public static final String FORFEIT = "forfeit";

  /** The loser, a computer, answered with an illegal move. */
  public static final String ILLEGAL_MOVE = "illegal-move";

  /** The loser, a computer, failed without an answer. */
  public static final String NO_ANSWER = "no-answer";

  /** The loser's engine process ended or could not be started. */
  public static final String ENGINE_DIED = "engine-died";

  /** The loser's engine wrote far too much. */
  public static final String GARBAGE = "garbage";

  /** The loser's engine broke the protocol or does not know the rules. */
  public static final String WRONG_PROTOCOL = "wrong-protocol";

  /** A file gives the result without a reason. */
  public static final String UNKNOWN = "told";

  public static Outcome draw(String reason, Text text) {
    return new Outcome(null, reason, text);
  }
}
