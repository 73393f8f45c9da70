package quadrille.match;

import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Outcome;

/** Ends games early whose result is clear. Stateless, thread-safe. */
public interface Adjudicator {
  /** Never ends a game early. */
  Adjudicator NONE = (line, moves) -> null;

  /**
   * Decides whether a game ends early; called after every move that does not end it by the rules.
   *
   * @param line the game so far
   * @param moves the moves since the match began, with their scores
   * @return the outcome, or null if the game goes on
   */
  @Nullable Outcome adjudicate(Line line, List<GameRecord.Move> moves);
}
