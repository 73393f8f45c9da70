package quadrille.arena.openings;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Position;
import quadrille.match.EngineConfig;
import quadrille.search.Limits;
import quadrille.search.Search;
import quadrille.search.SearchReport;

/**
 * Looks for openings that are near even by a search of each. Deterministic with limits of depth or
 * nodes and one thread.
 */
public final class OpeningFinder {
  /** How many random lines are drawn for each candidate wanted, as many lead to the same place. */
  private static final int SAMPLES_PER_CANDIDATE = 10;

  private final Search search;
  private final Limits limits;

  /**
   * @param limits of the search of each candidate
   */
  public OpeningFinder(EngineConfig terms, Limits limits) {
    search = terms.newSearch();
    this.limits = limits;
  }

  /**
   * An opening and what the search says of it.
   *
   * @param score in points from the view of the side to move after it
   */
  public record ScoredOpening(Line line, int score) {}

  /**
   * Openings to be judged, no two of which lead to the same position: all there are, or as many at
   * random if there are more.
   *
   * @param plies their length, 1 or more
   * @param most how many, 1 or more
   * @throws BadInputException when the game is over by then
   */
  public static List<Line> candidates(Line start, int plies, int most, long seed)
      throws BadInputException {
    List<Line> level = List.of(start);
    for (int i = 0; i < plies && level.size() <= most; i++) {
      level = expand(level);
    }
    return level.isEmpty() || level.size() > most ? sample(start, plies, most, seed) : level;
  }

  private static List<Line> expand(List<Line> level) {
    Map<Position, Line> next = new LinkedHashMap<>();
    for (Line line : level) {
      line.position().legalMoves().stream()
          .mapToObj(line::play)
          .filter(each -> each.outcome() == null)
          .forEach(each -> next.putIfAbsent(each.position(), each));
    }
    return List.copyOf(next.values());
  }

  private static List<Line> sample(Line start, int plies, int most, long seed)
      throws BadInputException {
    RandomOpenings openings = new RandomOpenings(start, plies, seed);
    Random random = new Random(seed);
    Map<Position, Line> drawn = new LinkedHashMap<>();
    for (int i = 0; i < SAMPLES_PER_CANDIDATE * most && drawn.size() < most; i++) {
      Line line = openings.pickRandom(random);
      drawn.putIfAbsent(line.position(), line);
    }
    return List.copyOf(drawn.values());
  }

  /**
   * The candidates nearest to even, the nearest first.
   *
   * @param within how far from even they may be at the most, in points
   * @param count how many at the most
   * @param done told of every one that was judged
   */
  public List<ScoredOpening> findBalanced(
      List<Line> candidates, double within, int count, Consumer<ScoredOpening> done) {
    List<ScoredOpening> even = new ArrayList<>();
    for (Line line : candidates) {
      ScoredOpening judged = evaluate(line);
      done.accept(judged);
      if (Math.abs(judged.score) <= within) {
        even.add(judged);
      }
    }
    return even.stream()
        .sorted(Comparator.comparingInt(each -> Math.abs(each.score)))
        .limit(count)
        .toList();
  }

  private ScoredOpening evaluate(Line line) {
    search.clear();
    SearchReport report = search.think(line, limits, each -> {});
    return new ScoredOpening(line, report.score());
  }
}
