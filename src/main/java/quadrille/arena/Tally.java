package quadrille.arena;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import quadrille.core.Outcome;

/**
 * The results of one player of a contest.
 *
 * @param pairs its scores in complete pairs of games
 * @param effort the effort of its moves
 */
public record Tally(int wins, int draws, int losses, Pentanomial pairs, Effort effort) {
  /** Fewer pairs say too little about how much pairs vary. */
  private static final int MIN_PAIRS = 10;

  /** The tally of a player, counted from 0, over all its games among these. */
  public static Tally of(int player, Collection<GameResult> games) {
    int[] count = new int[3];
    Effort effort = Effort.NONE;
    Pentanomial pairs = Pentanomial.EMPTY;
    Map<List<Integer>, Integer> halves = new HashMap<>();
    for (GameResult game : games) {
      if (game.fixture().isPlayedBy(player)) {
        count[game.halfPoints(player)]++;
        effort = effort.plus(game.effort(player));
        Integer half = halves.put(pair(game.fixture()), game.halfPoints(player));
        pairs = half == null ? pairs : pairs.plus(half + game.halfPoints(player));
      }
    }
    return new Tally(count[2], count[1], count[0], pairs, effort);
  }

  private static List<Integer> pair(Fixture game) {
    int one = Math.min(game.first(), game.second());
    int other = Math.max(game.first(), game.second());
    return List.of(game.round(), one, other);
  }

  /** The number of games that a player forfeited for a reason of an {@link Outcome}. */
  public static long forfeits(int player, String reason, Collection<GameResult> games) {
    return games.stream()
        .filter(game -> game.fixture().isPlayedBy(player))
        .filter(game -> game.reason().equals(reason) && game.halfPoints(player) == 0)
        .count();
  }

  public int games() {
    return wins + draws + losses;
  }

  /** The share of points, 0 … 1; a draw is half a point. NaN without games. */
  public double score() {
    return (wins + draws / 2.0) / games();
  }

  /** The mean time per move in milliseconds; empty without moves. */
  public OptionalDouble meanTimeMs() {
    return mean(effort.timeMs(), effort.moves());
  }

  /** The mean depth of searched moves in plies; empty without any. */
  public OptionalDouble meanDepth() {
    return mean(effort.totalDepth(), effort.searchedMoves());
  }

  private static OptionalDouble mean(long sum, int count) {
    return count == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) sum / count);
  }

  /**
   * The ends of the 95 % confidence interval of the score.
   *
   * <p>Edwin B. Wilson, "Probable inference, the law of succession, and statistical inference",
   * 1927. It assumes wins and losses only; with draws the interval is slightly too wide.
   */
  public double[] scoreInterval() {
    double n = games();
    double z2 = Elo.Z_95 * Elo.Z_95;
    double centre = (score() + z2 / (2 * n)) / (1 + z2 / n);
    double half =
        Elo.Z_95 / (1 + z2 / n) * Math.sqrt(score() * (1 - score()) / n + z2 / (4 * n * n));
    // The formula gives exactly 0 and 1 here, except for rounding.
    double low = wins + draws == 0 ? 0 : Math.max(0, centre - half);
    double high = losses + draws == 0 ? 1 : Math.min(1, centre + half);
    return new double[] {low, high};
  }

  /**
   * How much stronger the player is than the opponents it has met, see {@link Elo}, by pairs of
   * games: the mean share of the points ± 1.96 standard errors, each converted to Elo.
   *
   * <p>Forty pairs, 20 with 1 point, 10 with 1½ and 10 with 2: the shares have the mean 0.6875 and
   * the variance 0.043; the standard error is √(0.043 / 40) = 0.0328; the interval 0.623 … 0.752 is
   * 87.4 … 192.5 Elo around 137.0.
   *
   * <p>A game whose partner is not played yet counts as half a pair. With fewer than ten pairs, or
   * where all pairs are alike or an end would be beyond 0 or 1, {@link #scoreInterval} takes the
   * place of that interval.
   */
  public Elo.Estimate elo() {
    double score = score();
    double[] ends = scoreInterval();
    if (pairs.pairs() >= MIN_PAIRS) {
      double half = Elo.Z_95 * Math.sqrt(pairs.variance() / (games() / 2.0));
      if (half > 0 && score - half > 0 && score + half < 1) {
        ends = new double[] {score - half, score + half};
      }
    }
    return new Elo.Estimate(
        Elo.difference(score), Elo.difference(ends[0]), Elo.difference(ends[1]));
  }

  /** The probability that the player is the stronger one, see {@link Elo#superiority}. */
  public double superiority() {
    return Elo.superiority(wins, losses);
  }
}
