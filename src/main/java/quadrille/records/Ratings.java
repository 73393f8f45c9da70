package quadrille.records;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import quadrille.core.Side;

/**
 * The strengths of all people in one game, a rating period for each of their games. A game counts
 * that was played to its end without taking moves back, between two who are not the same, against a
 * person or a machine of known strength.
 */
public final class Ratings {
  private final LevelRatings machines;
  private final Map<Sitter, List<Point>> courses = new HashMap<>();

  /**
   * A strength after a game.
   *
   * @param game the game's number
   */
  public record Point(long game, Instant at, Glicko2 strength) {}

  /**
   * @param games those of one game, in any order
   */
  public Ratings(List<GameSummary> games, LevelRatings machines) {
    this.machines = machines;
    games.stream()
        .filter(Ratings::counts)
        .sorted(Comparator.comparing(each -> Objects.requireNonNull(each.ended())))
        .forEach(this::play);
  }

  /** Whether a game may move a rating at all. */
  static boolean counts(GameSummary game) {
    return game.isOver()
        && !game.retried()
        && !game.training()
        && game.hasPerson()
        && !game.first().equals(game.second());
  }

  /** How the strength of a person went, the oldest first. */
  public List<Point> course(Sitter person) {
    return courses.getOrDefault(person, List.of());
  }

  /** The strength of a player now, or null if it is a machine of which nothing is known. */
  public @Nullable Glicko2 now(Sitter player) {
    if (!player.person()) {
      return machines.of(player);
    }
    List<Point> course = course(player);
    return course.isEmpty() ? Glicko2.UNKNOWN : course.getLast().strength();
  }

  private void play(GameSummary game) {
    Glicko2 first = now(game.first());
    Glicko2 second = now(game.second());
    if (first != null && second != null) {
      move(game, Side.FIRST, first, second);
      move(game, Side.SECOND, second, first);
    }
  }

  private void move(GameSummary game, Side side, Glicko2 own, Glicko2 other) {
    Sitter sitter = game.sitter(side);
    if (sitter.person()) {
      double score = game.winner() == null ? 0.5 : game.winner() == side ? 1 : 0;
      Glicko2 after = own.after(List.of(new Glicko2.Game(other, score)));
      Instant ended = Objects.requireNonNull(game.ended());
      courses
          .computeIfAbsent(sitter, any -> new ArrayList<>())
          .add(new Point(game.id(), ended, after));
    }
  }
}
