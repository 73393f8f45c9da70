package quadrille.core;

import org.jspecify.annotations.Nullable;
import quadrille.text.Text;

/**
 * How a game ended.
 *
 * @param winner the winner, or null for a draw
 * @param reason a short stable word for programs: {@code connected}, {@code repetition}, {@code
 *     time}; the reasons that are not one game's own are the constants here
 * @param text the reason as a sentence for people
 */
public record Outcome(@Nullable Side winner, String reason, Text text) {
  public static final String REPETITION = "repetition";
  public static final String RESIGNATION = "resignation";
  public static final String AGREEMENT = "agreement";
  public static final String TIME = "time";
  public static final String ILLEGAL_MOVE = "illegal-move";
  public static final String NO_ANSWER = "no-answer";
  public static final String ENGINE_DIED = "engine-died";
  public static final String GARBAGE = "garbage";
  public static final String WRONG_PROTOCOL = "wrong-protocol";

  public static Outcome win(Side winner, String reason, Text text) {
    return new Outcome(winner, reason, text);
  }

  public static Outcome draw(String reason, Text text) {
    return new Outcome(null, reason, text);
  }

  public boolean isDraw() {
    return winner == null;
  }
}
