package quadrille.core;

import quadrille.text.Text;

/** A draw rule that counts consecutive plies without progress. Stateless and thread-safe. */
public interface DrawCounter {

  /** The reason of the draw, as in {@link Outcome#reason}. */
  String reason();

  /** The reason of the draw as a sentence. */
  Text text();

  /** The count at which the game is a draw, wherever the rule applies. */
  int limit();

  /** The count at which the game is a draw, or 0 if the rule does not apply in this position. */
  default int limit(Position position) {
    return limit();
  }

  /** Whether this ply counts; if not, the count returns to zero. */
  boolean counts(Position before, long move, Position after);
}
