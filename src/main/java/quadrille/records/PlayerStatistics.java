package quadrille.records;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import quadrille.core.Game;
import quadrille.core.Side;
import quadrille.match.Participant;
import quadrille.match.Seat;

/**
 * Statistics on a human's results in one game.
 *
 * @param overall the results against everyone
 * @param byOpponent the results against each opponent: levels from the lowest, then other
 *     computers, then humans
 * @param streak the latest wins (above 0) or losses (below 0) in a row; 0 after a draw
 * @param longestWinStreak the most wins in a row
 * @param averageMoves the mean number of moves in a game, or 0 without games
 * @param ratingHistory the rating after each rated game, the oldest first
 */
public record PlayerStatistics(
    Participant human,
    String game,
    Results overall,
    Map<Participant, Results> byOpponent,
    int streak,
    int longestWinStreak,
    double averageMoves,
    List<Ratings.Point> ratingHistory) {

  /** The number of games by result. */
  public record Results(int won, int drawn, int lost) {
    static final Results NONE = new Results(0, 0, 0);

    public int games() {
      return won + drawn + lost;
    }

    private Results plus(int result) {
      return new Results(
          won + (result > 0 ? 1 : 0), drawn + (result == 0 ? 1 : 0), lost + (result < 0 ? 1 : 0));
    }
  }

  /**
   * The statistics over the finished games of a human, except those against the same name.
   *
   * @param games all stored games, in any order
   */
  public static PlayerStatistics of(Participant human, Game game, List<GameSummary> games) {
    List<GameSummary> own =
        games.stream()
            .filter(each -> each.game().equals(game.id()))
            .filter(each -> each.isOver() && tookPart(human, each))
            .sorted(Comparator.comparing(each -> Objects.requireNonNull(each.ended())))
            .toList();
    Counter counter = new Counter(human);
    own.forEach(counter::add);
    return new PlayerStatistics(
        human,
        game.id(),
        counter.all,
        counter.against,
        counter.streak,
        counter.longest,
        own.stream().mapToInt(GameSummary::moves).average().orElse(0),
        new Ratings(games, game).history(human));
  }

  private static boolean tookPart(Participant human, GameSummary game) {
    return game.first().equals(human) != game.second().equals(human);
  }

  /** The humans with finished games, the one with the most games first. */
  public static List<Participant> humans(List<GameSummary> games) {
    Map<Participant, Integer> counts = new LinkedHashMap<>();
    for (GameSummary game : games) {
      for (Side side : Side.values()) {
        if (game.isOver() && game.participant(side).isHuman()) {
          counts.merge(game.participant(side), 1, Integer::sum);
        }
      }
    }
    return counts.entrySet().stream()
        .sorted(Map.Entry.<Participant, Integer>comparingByValue().reversed())
        .map(Map.Entry::getKey)
        .toList();
  }

  private static final class Counter {
    private final Participant human;
    private final Map<Participant, Results> against =
        new TreeMap<>(
            Comparator.comparing(Participant::isHuman)
                .thenComparing((Participant each) -> !(each.seat() instanceof Seat.AtLevel))
                .thenComparing(Participant::label));
    private Results all = Results.NONE;
    private int streak;
    private int longest;

    Counter(Participant human) {
      this.human = human;
    }

    void add(GameSummary game) {
      Side side = game.first().equals(human) ? Side.FIRST : Side.SECOND;
      Side winner = game.winner();
      int result = winner == null ? 0 : winner == side ? 1 : -1;
      all = all.plus(result);
      Participant other = game.participant(side.other());
      against.put(other, against.getOrDefault(other, Results.NONE).plus(result));
      streak = Integer.signum(streak) == result ? streak + result : result;
      longest = Math.max(longest, streak);
    }
  }
}
