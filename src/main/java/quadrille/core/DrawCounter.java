package quadrille.core;

import quadrille.text.Text;

/** A draw rule that counts plies in which nothing happens. Stateless, thread-safe. */
public interface DrawCounter {

  /** A short stable word, as in {@link Outcome#reason}. */
  String reason();

  /** The reason as a sentence. */
  Text text();

  /** The number of plies at which the game is a draw, or 0 where the rule does not apply. */
  int limit(Position position);

  /** Whether this ply is counted; if not, the count starts again at zero. */
  boolean counts(Position before, long move, Position after);
}
