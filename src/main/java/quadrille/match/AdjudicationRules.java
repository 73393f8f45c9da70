package quadrille.match;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.text.Text;

/**
 * Ends a game when both computers agree on the winner, or when it has gone on for too long.
 *
 * @param byScore the scores that decide a game, or null if scores never do
 * @param maxPlies the moves, including those of the opening, after which a game is a draw; {@link
 *     #UNLIMITED} for no limit
 */
public record AdjudicationRules(@Nullable ByScore byScore, int maxPlies) implements Adjudicator {
  /** The reason of an outcome decided by scores. */
  public static final String SCORE = "adjudicated-score";

  /** The reason of a draw by length. */
  public static final String LENGTH = "adjudicated-length";

  public static final int UNLIMITED = Integer.MAX_VALUE;

  /**
   * A side wins once both players' scores have put it far enough ahead for long enough.
   *
   * @param units the lead in the game's own units (men, boxes), more than 0
   * @param moves how many of each side's latest moves, 1 or more
   */
  public record ByScore(double units, int moves) {}

  /** The rules as the file of a match records them: {@code score 3.0:4, plies 200}. */
  public String spec() {
    String score = byScore == null ? "none" : byScore.units + ":" + byScore.moves;
    return "score " + score + ", plies " + (maxPlies == UNLIMITED ? "endless" : maxPlies);
  }

  @Override
  public @Nullable Outcome adjudicate(Line line, List<GameRecord.Move> moves) {
    if (byScore != null) {
      for (Side side : Side.values()) {
        if (isWon(side, line, moves, byScore)) {
          return new Outcome(side, SCORE, scoreText(side, line, byScore));
        }
      }
    }
    return line.ply() < maxPlies
        ? null
        : Outcome.draw(LENGTH, Text.of(AdjudicationRules.class, "outcome.length", line.ply()));
  }

  private static Text scoreText(Side side, Line line, ByScore rule) {
    Text name = line.game().sideName(side, line.settings());
    String units = String.format(Locale.ROOT, "%.2f", rule.units);
    return Text.of(AdjudicationRules.class, "outcome.score", name, units, rule.moves);
  }

  private static boolean isWon(Side winner, Line line, List<GameRecord.Move> moves, ByScore rule) {
    double points = rule.units * line.game().pointsPerUnit();
    return Stream.of(Side.values())
        .map(side -> moves.reversed().stream().filter(each -> each.side() == side))
        .map(latest -> latest.limit(rule.moves).filter(each -> leads(each, winner, points)))
        .allMatch(leading -> leading.count() == rule.moves);
  }

  private static boolean leads(GameRecord.Move move, Side winner, double points) {
    Integer score = move.score();
    return score != null && (move.side() == winner ? score : -score) >= points;
  }
}
