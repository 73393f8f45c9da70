package quadrille.arena.openings;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.DoubleConsumer;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Position;
import quadrille.search.Limits;
import quadrille.search.Search;
import quadrille.search.SearchReport;

/**
 * Finds balanced openings by searching each candidate. Deterministic if depth or nodes limit the
 * search and it has one thread.
 *
 * @param limits the limits of each search
 */
public record OpeningFinder(Search search, Limits limits) {
  /** Random lines per wanted candidate, as many lead to the same position. */
  private static final int SAMPLES_PER_CANDIDATE = 10;

  /**
   * An opening with its evaluation.
   *
   * @param score in points, from the view of the side to move
   */
  public record ScoredOpening(Line line, int score) {}

  /**
   * Candidate openings, which all lead to different positions, even if the board is turned or
   * reflected: all openings, or a random sample if there are too many.
   *
   * @param plies the length of an opening, 1 or more
   * @param count the maximum number of candidates, 1 or more
   * @throws BadInputException if the game is always over by then
   */
  public static List<Line> candidates(Line start, int plies, int count, long seed)
      throws BadInputException {
    List<Line> level = List.of(start);
    for (int i = 0; i < plies && level.size() <= count; i++) {
      level = expand(level, count);
    }
    return level.isEmpty() || level.size() > count ? sample(start, plies, count, seed) : level;
  }

  /** All openings that are longer by a move, or some if they are more than that count. */
  private static List<Line> expand(List<Line> level, int count) {
    Map<Position, Line> next = new LinkedHashMap<>();
    for (int i = 0; i < level.size() && next.size() <= count; i++) {
      Line line = level.get(i);
      line.position().legalMoves().stream()
          .mapToObj(line::play)
          .filter(opening -> opening.outcome() == null)
          .forEach(opening -> addIfNew(next, opening));
    }
    return List.copyOf(next.values());
  }

  private static List<Line> sample(Line start, int plies, int count, long seed)
      throws BadInputException {
    RandomOpenings openings = new RandomOpenings(start, plies, seed);
    Random random = new Random(seed);
    Map<Position, Line> sample = new LinkedHashMap<>();
    for (int i = 0; i < SAMPLES_PER_CANDIDATE * count && sample.size() < count; i++) {
      addIfNew(sample, openings.pickRandom(random));
    }
    return List.copyOf(sample.values());
  }

  private static void addIfNew(Map<Position, Line> openings, Line opening) {
    Position position = opening.position();
    if (opening.game().images(position).stream().noneMatch(openings::containsKey)) {
      openings.put(position, opening);
    }
  }

  /**
   * The most balanced candidates, the most balanced first.
   *
   * @param within the largest absolute score, in points
   * @param count the maximum number
   * @param searched receives the number of candidates searched so far, about every half second and
   *     after each of them; where nodes limit the search, with the part of the one that is searched
   */
  public List<ScoredOpening> findBalanced(
      List<Line> candidates, double within, int count, DoubleConsumer searched) {
    List<ScoredOpening> balanced = new ArrayList<>();
    for (int i = 0; i < candidates.size(); i++) {
      Line line = candidates.get(i);
      int before = i;
      search.clear();
      int score =
          search.think(line, limits, report -> searched.accept(before + part(report))).score();
      searched.accept(i + 1);
      if (Math.abs(score) <= within) {
        balanced.add(new ScoredOpening(line, score));
      }
    }
    return balanced.stream()
        .sorted(Comparator.comparingInt(opening -> Math.abs(opening.score)))
        .limit(count)
        .toList();
  }

  /** The part of a search that is done, 0 … 1; 0 if that is not known. */
  private double part(SearchReport report) {
    return limits.nodes() == Long.MAX_VALUE
        ? 0
        : Math.min(1, (double) report.nodes() / limits.nodes());
  }
}
