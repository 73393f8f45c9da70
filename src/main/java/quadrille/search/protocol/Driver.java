package quadrille.search.protocol;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.search.Limits;
import quadrille.search.SearchReport;

/** The front end's side of a dialogue with one engine. For one thread. */
public interface Driver {

  /**
   * Starts the dialogue and sets the rules.
   *
   * @return the name of the engine
   * @throws EngineException if the engine does not speak the protocol or does not support the rules
   */
  String handshake(EngineChannel engine) throws EngineException;

  /**
   * Asks for a move and waits for it.
   *
   * @param listener receives the engine's reports while it thinks
   * @throws EngineException if the engine fails, resigns or answers with an illegal move
   */
  BestMove think(EngineChannel engine, Request request, Consumer<SearchReport> listener)
      throws EngineException;

  /** Whether the protocol can limit the engine's time. */
  default boolean supportsTimeLimits() {
    return true;
  }

  /** The line that makes the engine answer at once, or null if there is none. */
  default @Nullable String stopLine() {
    return "stop";
  }

  /**
   * A request for a move.
   *
   * @param line a game that is not over
   * @param limits limits that the protocol cannot express are left out
   * @param clocks the clocks of the game, or null if it has none
   */
  record Request(Line line, Limits limits, @Nullable Clocks clocks) {

    public Side turn() {
      return line.position().turn();
    }

    /** The limits, with a share of the clock as the time for this move. */
    public Limits limitsWithClock() {
      return clocks == null
          ? limits
          : limits.tighter(Limits.forClock(clocks.remainingMs(turn()), clocks.incrementMs(), 0));
    }
  }

  /**
   * The clocks of a game when a move begins, in milliseconds.
   *
   * @param firstMs the time left for {@link Side#FIRST}, 1 or more
   * @param secondMs the time left for {@link Side#SECOND}, 1 or more
   * @param incrementMs the time added after each move
   */
  record Clocks(long firstMs, long secondMs, long incrementMs) {

    public long remainingMs(Side side) {
      return side.choose(firstMs, secondMs);
    }
  }

  /**
   * An engine's answer.
   *
   * @param report its last report, or null if it sent none
   */
  record BestMove(long move, @Nullable SearchReport report) {}
}
