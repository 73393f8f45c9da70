package quadrille.search.protocol;

import java.util.function.Consumer;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.search.Limits;
import quadrille.search.SearchReport;

/**
 * The engine that a {@link Dialogue} speaks for. Its work runs on the engine's own thread, one task
 * after the other; all other methods may be called by any thread.
 */
public interface EngineBackend {

  Game game();

  /** The program's version. */
  String version();

  /** Sends one or more lines to the front end and flushes them. */
  void send(String line);

  /** Waits until the engine has warmed up, after which its first move is as prompt as any other. */
  void awaitReady();

  /** Runs a task on the engine's thread, after all tasks submitted before. */
  void submit(Runnable work);

  /**
   * Registers that the line which was read last may ask for a search; on the reading thread. An
   * earlier {@link #stop} does not apply to that search, a later one does, even if it comes before
   * the search begins.
   */
  SearchRequest request();

  /**
   * Returns the limits of a search for a move, beside the engine's own.
   *
   * @param given those of the front end; {@link Limits#NONE} if it gave none
   */
  Limits limitsForMove(Limits given);

  /**
   * Searches for a move; on the engine's thread only. The time runs from the line that asked, or
   * from the last answer if the line waited for that.
   *
   * @param line a game that is not over
   * @param limits beside the engine's own; with {@link Limits#NONE} it goes on until it is stopped
   * @param listener receives reports during the search
   */
  SearchReport think(
      SearchRequest request, Line line, Limits limits, Consumer<SearchReport> listener);

  /** Waits for {@link #stop}, unless it was called since the search was requested. */
  void awaitStop(SearchRequest request);

  /**
   * Sets what to reserve of each move's time for everything but the search.
   *
   * @param ms 0 … {@link Limits#MAX_MOVE_OVERHEAD_MS} milliseconds
   */
  void setMoveOverhead(int ms);

  /** Makes every search that was requested so far end soon with its best move. */
  void stop();

  /**
   * Stops a search, and no later one, in time for an answer.
   *
   * @param ms the milliseconds until the answer must be there
   */
  void stopAfter(SearchRequest request, long ms);

  /** Forgets earlier searches before the next one. */
  void newGame();
}
