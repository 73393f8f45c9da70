package quadrille.records;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import quadrille.core.Side;

/**
 * What a person's games of one kind come to.
 *
 * @param all against everybody
 * @param against against each opponent: the levels from the lowest, then other machines, then
 *     people
 * @param streak the results in a row up to the last game: wins above 0, losses below 0
 * @param longest the most wins in a row
 * @param averagePlies the mean length of a game in moves of both sides, or 0 without games
 * @param course how the person's rating went, the oldest first
 */
public record PlayerStatistics(
    Sitter person,
    String game,
    Score all,
    Map<Sitter, Score> against,
    int streak,
    int longest,
    double averagePlies,
    List<Ratings.Point> course) {

  /** Games counted by their results. */
  public record Score(int won, int drawn, int lost) {
    static final Score NONE = new Score(0, 0, 0);

    public int games() {
      return won + drawn + lost;
    }

    private Score and(int result) {
      return new Score(
          won + (result > 0 ? 1 : 0), drawn + (result == 0 ? 1 : 0), lost + (result < 0 ? 1 : 0));
    }
  }

  /**
   * Counts the games that were played to their end by a person, but not against himself.
   *
   * @param games all that are kept, in any order
   */
  public static PlayerStatistics of(
      Sitter person, String game, List<GameSummary> games, LevelRatings machines) {
    List<GameSummary> kind = games.stream().filter(each -> each.game().equals(game)).toList();
    List<GameSummary> own =
        kind.stream()
            .filter(each -> each.isOver() && sits(person, each))
            .sorted(Comparator.comparing(each -> Objects.requireNonNull(each.ended())))
            .toList();
    Counter counter = new Counter(person);
    own.forEach(counter::add);
    return new PlayerStatistics(
        person,
        game,
        counter.all,
        counter.sorted(),
        counter.streak,
        counter.longest,
        own.stream().mapToInt(GameSummary::plies).average().orElse(0),
        new Ratings(kind, machines).course(person));
  }

  private static boolean sits(Sitter person, GameSummary game) {
    return game.first().equals(person) != game.second().equals(person);
  }

  /** The people who played a game to its end, the one with the most games first. */
  public static List<Sitter> people(List<GameSummary> games) {
    Map<Sitter, Integer> counts = new LinkedHashMap<>();
    for (GameSummary game : games) {
      for (Side side : Side.values()) {
        if (game.isOver() && game.sitter(side).person()) {
          counts.merge(game.sitter(side), 1, Integer::sum);
        }
      }
    }
    return counts.entrySet().stream()
        .sorted(Map.Entry.<Sitter, Integer>comparingByValue().reversed())
        .map(Map.Entry::getKey)
        .toList();
  }

  private static final class Counter {
    private final Sitter person;
    private final Map<Sitter, Score> against = new LinkedHashMap<>();
    private Score all = Score.NONE;
    private int streak;
    private int longest;

    Counter(Sitter person) {
      this.person = person;
    }

    void add(GameSummary game) {
      Side side = game.first().equals(person) ? Side.FIRST : Side.SECOND;
      Side winner = game.winner();
      int result = winner == null ? 0 : winner == side ? 1 : -1;
      all = all.and(result);
      Sitter other = game.sitter(side.other());
      against.put(other, against.getOrDefault(other, Score.NONE).and(result));
      streak = Integer.signum(streak) == result ? streak + result : result;
      longest = Math.max(longest, streak);
    }

    Map<Sitter, Score> sorted() {
      List<Sitter> order = new ArrayList<>(against.keySet());
      order.sort(
          Comparator.comparing((Sitter each) -> each.person())
              .thenComparing((Sitter each) -> each.level() == null)
              .thenComparing((Sitter each) -> each.name()));
      Map<Sitter, Score> sorted = new LinkedHashMap<>();
      order.forEach(each -> sorted.put(each, Objects.requireNonNull(against.get(each))));
      return sorted;
    }
  }
}
