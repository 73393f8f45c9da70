package quadrille.app.table.analyst;

import java.text.NumberFormat;
import java.text.NumberFormat.Style;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.search.Score;
import quadrille.text.Localizer;
import quadrille.text.Text;

/** Scores and searches in words and figures. */
public final class ScoreText {
  /** Scores are shown in hundredths of a unit, short ones in tenths; less than half of one is 0. */
  private static final double EVEN = 0.005;

  private static final double BRIEFLY_EVEN = 0.05;

  /** From here on, short scores have no decimals. */
  private static final double WHOLE_FROM = 9.95;

  private ScoreText() {}

  /**
   * "+1.25", "0.00", "White wins in 5", "White wins (endgame table)" or "White wins in 23 (endgame
   * table)"; points from the first side's view, or null if unknown.
   */
  public static Text forFirstSide(@Nullable Integer points, Line line) {
    if (points == null) {
      return Text.of(ScoreText.class, "score.unknown");
    }
    boolean table = Score.isTableResult(points);
    if (!Score.isDecided(points) && !table) {
      return units(points, line.game());
    }
    int plies = table ? Score.pliesByTable(points) : Score.pliesToEnd(points);
    String known = table ? "score.table.in" : "score.wins";
    String unknown = table ? "score.table" : "score.won";
    return Text.of(ScoreText.class, plies > 0 ? known : unknown, winner(points, line), plies);
  }

  private static Text winner(int points, Line line) {
    Side winner = points > 0 ? Side.FIRST : Side.SECOND;
    return line.game().sideName(winner, line.settings());
  }

  /**
   * Like {@link #forFirstSide}, but just "White wins" or "White wins in 23" if an endgame table
   * says so; for places where the line comes next and the reason below.
   */
  public static Text result(int points, Line line) {
    if (!Score.isTableResult(points)) {
      return forFirstSide(points, line);
    }
    int plies = Score.pliesByTable(points);
    String key = plies > 0 ? "score.wins" : "score.wins.sometime";
    return Text.of(ScoreText.class, key, winner(points, line), plies);
  }

  /**
   * "+1.2", "0.0", "#5" for a win in five plies, "#" for one by an endgame table whose length is
   * not known, or "1–0"; as short as can be.
   */
  public static Text brief(int points, Game game) {
    if (Score.isTableResult(points)) {
      int plies = Score.pliesByTable(points);
      return Text.of(ScoreText.class, plies > 0 ? "bar.wins" : "bar.table", plies);
    }
    if (!Score.isDecided(points)) {
      double units = (double) points / game.pointsPerUnit();
      if (Math.abs(units) < BRIEFLY_EVEN) {
        return Text.of(ScoreText.class, "bar.even", 0.0);
      }
      return Text.of(
          ScoreText.class, Math.abs(units) < WHOLE_FROM ? "bar.units" : "bar.whole", units);
    }
    int plies = Score.pliesToEnd(points);
    String result = points > 0 ? "bar.first-won" : "bar.second-won";
    return Text.of(ScoreText.class, plies == 0 ? result : "bar.wins", plies);
  }

  /** "+1.25", "0.00" or "win in 5"; the score from the view of the side to move. */
  public static Text forSideToMove(int score, Game game) {
    if (Score.isTableResult(score)) {
      int plies = Score.pliesByTable(score);
      String key = score > 0 ? "thought.table.win" : "thought.table.loss";
      return Text.of(ScoreText.class, plies > 0 ? key + ".in" : key, plies);
    }
    if (!Score.isDecided(score)) {
      return units(score, game);
    }
    String key = score > 0 ? "thought.win" : "thought.loss";
    return Text.of(ScoreText.class, key, Score.pliesToEnd(score));
  }

  private static Text units(int points, Game game) {
    double units = (double) points / game.pointsPerUnit();
    return Math.abs(units) < EVEN
        ? Text.of(ScoreText.class, "thought.even", 0.0)
        : Text.of(ScoreText.class, "thought.units", units);
  }

  /** Says which side a positive score favours, and what scores count. */
  public static Text firstSideView(Line line) {
    Game game = line.game();
    Text name = game.sideName(Side.FIRST, line.settings());
    return Text.of(ScoreText.class, "score.view", name, game.scoreUnit());
  }

  /** Depth and score of a search in one line. */
  public static String summary(CandidateMove move, Localizer localizer) {
    return localizer.localize(
        ScoreText.class,
        "thought.figures",
        move.report().depth(),
        forFirstSide(move.points(), move.line()));
  }

  /** A large number in short: {@code 1.2M}. */
  public static String compact(long number, Locale locale) {
    NumberFormat format = NumberFormat.getCompactNumberInstance(locale, Style.SHORT);
    format.setMaximumFractionDigits(number < 10_000 ? 0 : 1);
    return format.format(number);
  }
}
