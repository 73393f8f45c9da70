package quadrille.records;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import quadrille.core.Game;
import quadrille.core.Side;
import quadrille.match.Participant;
import quadrille.search.MeasuredElo;

/**
 * The ratings of all humans in one game, with one rating period for each of their games. A game is
 * rated if it is finished, without takebacks, and between two different players who are human or
 * computers with a measured rating.
 */
public final class Ratings {
  /** The deviation of the measured ratings. */
  private static final double MEASURED_DEVIATION = 50;

  private final MeasuredElo measured;
  private final Map<Participant, List<Point>> histories = new HashMap<>();

  /**
   * A rating after a game.
   *
   * @param gameId the game's number
   */
  public record Point(long gameId, Instant at, Glicko2 strength) {}

  /**
   * @param games all stored games, in any order
   */
  public Ratings(List<GameSummary> games, Game game) {
    measured = new MeasuredElo(game);
    games.stream()
        .filter(each -> each.game().equals(game.id()) && isRated(each))
        .sorted(Comparator.comparing(each -> Objects.requireNonNull(each.ended())))
        .forEach(this::rate);
  }

  /** Whether a game can change a rating. */
  private static boolean isRated(GameSummary game) {
    return game.isOver()
        && !game.hasTakebacks()
        && !game.training()
        && game.hasHuman()
        && !game.first().equals(game.second());
  }

  /** A human's rating after each rated game, the oldest first. */
  public List<Point> history(Participant human) {
    return histories.getOrDefault(human, List.of());
  }

  /** A player's current rating, or null for a computer without a measured one. */
  public @Nullable Glicko2 current(Participant player) {
    if (!player.isHuman()) {
      OptionalInt elo = measured.of(player.label());
      return elo.isEmpty()
          ? null
          : new Glicko2(elo.getAsInt(), MEASURED_DEVIATION, Glicko2.UNRATED.volatility());
    }
    List<Point> points = history(player);
    return points.isEmpty() ? Glicko2.UNRATED : points.getLast().strength();
  }

  private void rate(GameSummary game) {
    Glicko2 first = current(game.first());
    Glicko2 second = current(game.second());
    if (first != null && second != null) {
      update(game, Side.FIRST, first, second);
      update(game, Side.SECOND, second, first);
    }
  }

  private void update(GameSummary game, Side side, Glicko2 own, Glicko2 other) {
    Participant participant = game.participant(side);
    if (participant.isHuman()) {
      double score = game.winner() == null ? 0.5 : game.winner() == side ? 1 : 0;
      Glicko2 after = own.after(List.of(new Glicko2.RatedGame(other, score)));
      Instant ended = Objects.requireNonNull(game.ended());
      histories
          .computeIfAbsent(participant, any -> new ArrayList<>())
          .add(new Point(game.id(), ended, after));
    }
  }
}
