package quadrille.search.protocol;

import java.util.function.Consumer;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.search.Limits;
import quadrille.search.SearchReport;

/**
 * The thinking machine that a {@link Dialogue} lends its voice to. Work is done on the machine's
 * own thread, one piece after the other; everything else may be called by any thread.
 */
public interface EngineBackend {

  Game game();

  /** The program's version. */
  String version();

  /** Writes a line, or several, to the front end at once. */
  void send(String line);

  /** Has something done on the machine's thread, after all that was asked before. */
  void submit(Runnable work);

  /**
   * Announces a search: what {@link #stop} was called for before does not concern it. Called once
   * for every {@link #think}, before or within its work.
   */
  void beginSearch();

  /**
   * Searches; on the machine's thread only.
   *
   * @param line a game that is not over
   * @param limits what the front end allows; the machine keeps to its own as well. {@link
   *     Limits#NONE} where the front end said nothing
   * @param told is given what the search knows from time to time
   */
  SearchReport think(Line line, Limits limits, Consumer<SearchReport> told);

  /** Waits for {@link #stop}, unless it has been called since the search was announced. */
  void awaitStop();

  /** Makes the announced search end soon with the best it has. */
  void stop();

  /** Stops the announced search after that time, in milliseconds, and no later one. */
  void stopAfter(long ms);

  /** The next search has nothing to do with the ones before. */
  void newGame();
}
