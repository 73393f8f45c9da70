package quadrille.match;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.search.Knowledge;
import quadrille.search.Limits;
import quadrille.search.Search;
import quadrille.search.classic.Opponent;
import quadrille.search.classic.OpponentKind;
import quadrille.search.protocol.EngineProtocol;

/**
 * The resources and limits that the computers of a game share.
 *
 * @param knowledge creates what one search thread knows about the game
 * @param opponents the bots of the game
 * @param protocol the protocol of external engines
 * @param threads the threads of one search, 1 or more
 * @param hashMegabytes the size of one search's transposition table, 1 … 8192
 * @param timeScale multiplies the computers' own times, more than 0
 * @param bound replaces the computers' own times and caps their depths and nodes; null for no bound
 * @param moveOverheadMs what a computer on a clock reserves of each move for everything but its
 *     search, 0 … {@link Limits#MAX_MOVE_OVERHEAD_MS} milliseconds
 * @param openings how our search plays openings
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
    @Nullable Limits bound,
    int moveOverheadMs,
    OpeningStyle openings) {

  /** How long a warm-up searches, in milliseconds. */
  private static final int WARM_UP_MS = 300;

  /** One thread, a table of the default size, the default overhead, no bound, fixed openings. */
  public static EngineConfig defaults(
      Game game,
      Function<Settings, Knowledge> knowledge,
      List<OpponentKind> opponents,
      EngineProtocol protocol,
      Settings settings) {
    return new EngineConfig(
        game,
        knowledge,
        opponents,
        protocol,
        settings,
        1,
        Search.DEFAULT_HASH_MEGABYTES,
        1,
        null,
        Limits.DEFAULT_MOVE_OVERHEAD_MS,
        OpeningStyle.FIXED);
  }

  /** Returns the same configuration with the options of a table. */
  public EngineConfig atTable(TableOptions options) {
    return with(knowledge, options.moveOverheadMs(), options.openings());
  }

  /** Returns the same configuration with other knowledge. */
  public EngineConfig withKnowledge(Function<Settings, Knowledge> other) {
    return with(other, moveOverheadMs, openings);
  }

  private EngineConfig with(
      Function<Settings, Knowledge> known, int overheadMs, OpeningStyle style) {
    return new EngineConfig(
        game,
        known,
        opponents,
        protocol,
        settings,
        threads,
        hashMegabytes,
        timeScale,
        bound,
        overheadMs,
        style);
  }

  /** Returns a computer's own limits, scaled and capped by this configuration. */
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
   * Creates a bot.
   *
   * @param grade 0 for the default grade
   * @throws IllegalArgumentException unless {@link PlayerFactory#validate} accepts it
   */
  Opponent newOpponent(String id, int grade) {
    OpponentKind kind = OpponentKind.find(opponents, id);
    if (kind == null || grade > kind.grades()) {
      throw new IllegalArgumentException("no opponent " + id + " of grade " + grade);
    }
    return kind.factory().apply(settings, grade == 0 ? kind.defaultGrade() : grade);
  }

  public Search newSearch() {
    return newSearch(hashMegabytes);
  }

  private Search newSearch(int megabytes) {
    return new Search(game, () -> knowledge.apply(settings), megabytes, threads);
  }

  /**
   * Searches a position briefly. In a fresh process a player's first move would otherwise wait for
   * classes to be loaded, which takes longer than a short move.
   *
   * @param line a game that is not over
   */
  public void warmUp(Line line) {
    newSearch(1).think(line, Limits.time(WARM_UP_MS), _ -> {});
  }
}
