package quadrille.search.protocol;

import org.jspecify.annotations.Nullable;
import quadrille.core.Line;

/** The engine's side of a dialogue. For one reading thread. */
public interface Dialogue {

  /**
   * Handles a line from the front end. Returns soon, even while the engine goes on thinking; a line
   * that cannot be understood is answered as the protocol demands.
   *
   * @return false when the front end asks the engine to quit
   */
  boolean handleLine(String line);

  /** Whether commands received before the end of the input are still to be answered in full. */
  default boolean finishesPendingWork() {
    return false;
  }

  /**
   * Returns the line to search when a front end asks for a move: the game itself, or only its last
   * position if a draw rule has ended the game; null if there is no legal move.
   */
  static @Nullable Line searchRoot(Line line) {
    Line root = line.outcome() == null ? line : line.withoutHistory();
    return root.outcome() == null ? root : null;
  }
}
