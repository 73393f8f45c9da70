package quadrille.match;

import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Outcome;

/** Ends games that are as good as over. Stateless, thread-safe. */
public interface Adjudicator {
  /** Lets every game be played to its end. */
  Adjudicator NONE = (line, moves) -> null;

  /**
   * Asked after every move of a game that is not over by the rules.
   *
   * @param line the game so far
   * @param moves the moves since the match began, with their scores
   * @return how the game ends now, or null if it goes on
   */
  @Nullable Outcome adjudicate(Line line, List<GameRecord.Move> moves);
}
