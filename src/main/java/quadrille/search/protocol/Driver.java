package quadrille.search.protocol;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.search.Limits;
import quadrille.search.SearchReport;

/** The front end's side of a dialogue with one engine. For one thread. */
public interface Driver {

  /**
   * Makes the acquaintance of the engine and sets the rules.
   *
   * @return what the engine calls itself
   * @throws EngineFailure when it does not speak the protocol or does not play by these rules
   */
  String open(Channel engine) throws EngineFailure;

  /**
   * Asks for a move.
   *
   * @param line a game that is not over
   * @param limits how long the engine may think; the bounds the protocol has no words for are left
   *     out
   * @param told is given what the engine tells of its thinking
   */
  Found think(Channel engine, Line line, Limits limits, Consumer<SearchReport> told)
      throws EngineFailure;

  /** Whether the engine has been told, or can be told, how long it may think. */
  default boolean tellsTime() {
    return true;
  }

  /** The line that makes the engine answer at once, or null where there is none. */
  default @Nullable String stopLine() {
    return "stop";
  }

  /**
   * An engine's answer.
   *
   * @param report what it told last, or null if it told nothing
   */
  record Found(long move, @Nullable SearchReport report) {}
}
