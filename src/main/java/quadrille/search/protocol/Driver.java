package quadrille.search.protocol;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.search.Limits;
import quadrille.search.SearchReport;
import quadrille.search.TimeManagement;

/** The front end's side of a dialogue with one engine. For one thread. */
public interface Driver {

  /**
   * Makes the acquaintance of the engine and sets the rules.
   *
   * @return what the engine calls itself
   * @throws EngineException when it does not speak the protocol or does not play by these rules
   */
  String handshake(EngineChannel engine) throws EngineException;

  /**
   * Asks for a move.
   *
   * @param told is given what the engine tells of its thinking
   */
  BestMove think(EngineChannel engine, Request request, Consumer<SearchReport> told)
      throws EngineException;

  /** Whether the engine has been told, or can be told, how long it may think. */
  default boolean supportsTimeLimits() {
    return true;
  }

  /** The line that makes the engine answer at once, or null where there is none. */
  default @Nullable String stopLine() {
    return "stop";
  }

  /**
   * What an engine is asked.
   *
   * @param line a game that is not over
   * @param limits how long it may think; the bounds the protocol has no words for are left out
   * @param clocks what the clocks of the game show, or null where there are none
   */
  record Request(Line line, Limits limits, @Nullable Clocks clocks) {

    public Side turn() {
      return line.position().turn();
    }

    /** The limits with a share of the clock as the time of this move. */
    public Limits limitsWithClock() {
      return clocks == null
          ? limits
          : limits.tighter(
              TimeManagement.forClock(clocks.remainingMs(turn()), clocks.incrementMs(), 0));
    }
  }

  /**
   * What the clocks of a game show when a move begins, in milliseconds.
   *
   * @param firstMs what {@link Side#FIRST} has left, 1 or more
   * @param incrementMs what every move adds
   */
  record Clocks(long firstMs, long secondMs, long incrementMs) {

    public long remainingMs(Side side) {
      return side.choose(firstMs, secondMs);
    }
  }

  /**
   * An engine's answer.
   *
   * @param report what it told last, or null if it told nothing
   */
  record BestMove(long move, @Nullable SearchReport report) {}
}
