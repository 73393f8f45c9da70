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
   * Announces a search, whose time begins, so that an earlier {@link #stop} does not apply to it.
   * Called once for each {@link #think}, before or during its task.
   */
  void beginSearch();

  /**
   * Searches for a move; on the engine's thread only.
   *
   * @param line a game that is not over
   * @param limits the limits of the front end, beside the engine's own; {@link Limits#NONE} if the
   *     front end gave none
   * @param listener receives reports during the search
   */
  SearchReport think(Line line, Limits limits, Consumer<SearchReport> listener);

  /** Waits for {@link #stop}, unless it was called since the search was announced. */
  void awaitStop();

  /**
   * Sets what to reserve of each move's time for everything but the search.
   *
   * @param ms 0 … {@link Limits#MAX_MOVE_OVERHEAD_MS} milliseconds
   */
  void setMoveOverhead(int ms);

  /** Makes the announced search end soon with its best move so far. */
  void stop();

  /**
   * Stops the announced search, and no later one, in time for an answer.
   *
   * @param ms the milliseconds until the answer must be there
   */
  void stopAfter(long ms);

  /** Forgets earlier searches before the next one. */
  void newGame();
}
