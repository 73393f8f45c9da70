package quadrille.search.protocol;

import java.util.List;
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

  /**
   * Whether commands received before the front end quits, or before the end of the input, are still
   * to be answered in full.
   */
  default boolean finishesPendingWork() {
    return false;
  }

  /**
   * Returns lines that ask for a move in a game that has just begun, by which an engine can warm
   * up.
   *
   * @param timeMs the time for the move, in milliseconds
   */
  List<String> warmUpLines(int timeMs);

  /** Returns the first legal move of a game, by which {@link #warmUpLines} begin it. */
  static long firstMove(Line start) {
    return start.position().legalMoves().get(0);
  }

  /**
   * Returns the line to search when a front end asks for a move: the game itself, or only its last
   * position if a draw rule has ended the game; null if there is no legal move.
   */
  static @Nullable Line searchRoot(Line line) {
    Line root = line.searchRoot();
    return root.outcome() == null ? root : null;
  }
}
