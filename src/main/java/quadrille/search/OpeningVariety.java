package quadrille.search;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import quadrille.core.Line;
import quadrille.core.MoveList;

/**
 * Varies the first moves of a computer, so that its games are not all alike: picks at random among
 * the moves of a table of openings, or among those that the search finds nearly as good as the
 * best. Deterministic for a seed if no search is stopped by time. Not thread-safe.
 */
public final class OpeningVariety {
  /** How many plies of a game are varied. */
  public static final int PLIES = 6;

  private static final int MAX_MOVES = 4;

  /** The share of the time for the best move; the rest is for the others. */
  private static final double FIRST_SHARE = 0.8;

  private final RandomGenerator random;

  public OpeningVariety(RandomGenerator random) {
    this.random = random;
  }

  /** Returns one of the equally good moves of a table of openings, at least one. */
  public long pick(MoveList openingMoves) {
    return openingMoves.pickRandom(random);
  }

  /** Whether the next move of the line is to be varied. */
  public boolean appliesTo(Line line) {
    return line.ply() < PLIES;
  }

  /** Returns the limits of the search for the best move, before {@link #pick}. */
  public Limits firstLimits(Limits limits) {
    long timeMs = limits.timeMs();
    return timeMs == Long.MAX_VALUE
        ? limits
        : limits.withTime(Math.max(1, (long) (FIRST_SHARE * timeMs)));
  }

  /**
   * Returns one of the moves that are about as good as the best, or the best itself if the position
   * is solved: others may then win later or lose earlier.
   *
   * @param best the result of a search of the line within {@link #firstLimits}
   * @param limits of the whole move
   * @param isStopped whether the search for the others was stopped before it began
   */
  public SearchReport pick(
      Search search, Line line, SearchReport best, Limits limits, BooleanSupplier isStopped) {
    List<SearchReport> choices = new ArrayList<>(List.of(best));
    boolean isSolved = best.exact() || Score.isTableResult(best.score());
    if (best.depth() > 0 && !isSolved) {
      Limits rest = limits.minus(best.timeMs(), best.nodes());
      choices.addAll(search.alternatives(line, best, MAX_MOVES - 1, rest, isStopped));
    }
    return choices.get(random.nextInt(choices.size()));
  }
}
