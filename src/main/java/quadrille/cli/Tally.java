package quadrille.cli;

import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import quadrille.core.GameRecord;
import quadrille.core.Outcome;
import quadrille.core.Side;

/**
 * What one player of a contest has reached.
 *
 * @param meanTimeMs over all its moves, in milliseconds; empty if it made none
 * @param meanDepth over the moves that were searched, in plies
 */
record Tally(int wins, int draws, int losses, OptionalDouble meanTimeMs, OptionalDouble meanDepth) {
  private static final double Z_95 = 1.959964;

  /**
   * The tally of the first or the second player over games that were played to their end.
   *
   * @param player {@link Side#FIRST} for the contest's first player, wherever it sat
   */
  static Tally of(Side player, List<Played> games) {
    int[] count = new int[3];
    for (Played game : games) {
      Outcome outcome = Objects.requireNonNull(game.record().outcome());
      count[outcome.isDraw() ? 1 : outcome.winner() == side(player, game) ? 0 : 2]++;
    }
    return new Tally(
        count[0],
        count[1],
        count[2],
        moves(player, games).mapToLong(GameRecord.Move::timeMs).average(),
        moves(player, games)
            .map(GameRecord.Move::depth)
            .filter(Objects::nonNull)
            .mapToInt(Integer::intValue)
            .average());
  }

  private static Stream<GameRecord.Move> moves(Side player, List<Played> games) {
    return games.stream()
        .flatMap(
            game ->
                game.record().moves().stream().filter(move -> move.side() == side(player, game)));
  }

  private static Side side(Side player, Played game) {
    return player == Side.FIRST ? game.sideOfFirst() : game.sideOfFirst().other();
  }

  int games() {
    return wins + draws + losses;
  }

  /** The share of points, 0 … 1; a draw is half a point. */
  double score() {
    return (wins + draws / 2.0) / games();
  }

  /**
   * The ends of the 95 % confidence interval of the score.
   *
   * <p>Edwin B. Wilson, "Probable inference, the law of succession, and statistical inference",
   * 1927. Made for wins and losses; a draw varies less, so with draws the interval is a little too
   * wide.
   */
  double[] interval() {
    double n = games();
    double z2 = Z_95 * Z_95;
    double centre = (score() + z2 / (2 * n)) / (1 + z2 / n);
    double half = Z_95 / (1 + z2 / n) * Math.sqrt(score() * (1 - score()) / n + z2 / (4 * n * n));
    return new double[] {Math.max(0, centre - half), Math.min(1, centre + half)};
  }
}
