package quadrille.match;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import quadrille.core.Game;
import quadrille.core.Settings;
import quadrille.search.Knowledge;
import quadrille.search.Limits;
import quadrille.search.Search;
import quadrille.search.classic.Opponent;
import quadrille.search.classic.OpponentKind;
import quadrille.search.protocol.EngineProtocol;

/**
 * What the machines at a table have to play with; the same for all of them.
 *
 * @param knowledge makes what a searching thread needs to know of the game
 * @param opponents the named opponents of the game
 * @param protocol what engines from outside speak
 * @param threads how many threads a machine searches with, 1 or more
 * @param hashMegabytes the memory of a machine's transposition table, 1 … 8192
 * @param timeScale the machines' own times are multiplied by it, more than 0
 * @param bound in place of the machines' own times, and beside their own depths and nodes; null for
 *     none
 */
public record EngineConfig(
    Game game,
    Function<Settings, Knowledge> knowledge,
    List<OpponentKind> opponents,
    EngineProtocol protocol,
    Settings settings,
    int threads,
    int hashMegabytes,
    double timeScale,
    @Nullable Limits bound) {

  /** One thread, a table of the usual size, and every machine's own limits. */
  public static EngineConfig defaults(
      Game game,
      Function<Settings, Knowledge> knowledge,
      List<OpponentKind> opponents,
      EngineProtocol protocol,
      Settings settings) {
    return new EngineConfig(
        game, knowledge, opponents, protocol, settings, 1, Search.DEFAULT_HASH_MEGABYTES, 1, null);
  }

  /** The limits of a machine that would have these ones by itself. */
  public Limits limits(Limits own) {
    if (bound != null) {
      return own.withTime(bound.timeMs()).tighter(bound);
    }
    long timeMs = own.timeMs();
    if (timeMs != Long.MAX_VALUE) {
      timeMs = Math.max(1, Math.round(timeMs * timeScale));
    }
    return own.withTime(timeMs);
  }

  /**
   * The named opponent.
   *
   * @param grade 0 for the usual one
   * @throws IllegalArgumentException unless {@link PlayerFactory#validate} accepts it
   */
  Opponent newOpponent(String id, int grade) {
    OpponentKind kind = OpponentKind.find(opponents, id);
    if (kind == null || grade > kind.grades()) {
      throw new IllegalArgumentException("no opponent " + id + " of grade " + grade);
    }
    return kind.factory().create(settings, grade == 0 ? kind.defaultGrade() : grade);
  }

  public Search newSearch() {
    return new Search(game, () -> knowledge.apply(settings), hashMegabytes, threads);
  }
}
