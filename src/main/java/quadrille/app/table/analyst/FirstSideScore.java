package quadrille.app.table.analyst;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import quadrille.core.Game;
import quadrille.core.GameTree.Node;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.search.Score;
import quadrille.text.Localizer;
import quadrille.text.Text;

/**
 * Scores as those who watch read them: always from the view of the side that makes the first move
 * of a game, whoever is to move.
 */
public final class FirstSideScore {
  /** A lead of so many units is as good as a game that is won, on the bar and on the graph. */
  private static final double WINNING_UNITS = 2.5;

  private FirstSideScore() {}

  /** A score from the view of the side to move, in points, turned to the first side's view. */
  public static int of(Line line, int score) {
    return line.position().turn() == Side.FIRST ? score : -score;
  }

  /** What is known of a position of the tree: how the game ended there, or the mover's score. */
  public static @Nullable Integer of(Node node) {
    Outcome outcome = node.line().outcome();
    if (outcome != null) {
      return outcome.winner() == null ? 0 : outcome.winner() == Side.FIRST ? Score.WIN : -Score.WIN;
    }
    Node before = node.parent();
    Integer score = node.note().score();
    return before == null || score == null ? null : of(before.line(), score);
  }

  /** How much of a bar belongs to the first side: 0 … 1, one half where nobody is ahead. */
  public static double barShare(int points, Game game) {
    if (Score.isDecided(points)) {
      return points > 0 ? 1 : 0;
    }
    double units = (double) points / game.pointsPerUnit();
    return 0.5 + 0.46 * Math.tanh(units / WINNING_UNITS);
  }

  /** "+1.25", or "White wins in 5"; points from the first side's view. */
  public static String format(int points, Line line, Localizer words) {
    if (Score.isDecided(points)) {
      Side winner = points > 0 ? Side.FIRST : Side.SECOND;
      Text name = line.game().sideName(winner, line.settings());
      int plies = Score.pliesToEnd(points);
      return words.localize(
          FirstSideScore.class, plies == 0 ? "score.won" : "score.wins", name, plies);
    }
    return formatUnits((double) points / line.game().pointsPerUnit(), words.locale());
  }

  private static String formatUnits(double units, Locale locale) {
    return String.format(locale, "%+.2f", units);
  }

  /** Says whose view it is. */
  public static String describeView(Line line, Localizer words) {
    Text name = line.game().sideName(Side.FIRST, line.settings());
    return words.localize(FirstSideScore.class, "score.view", name);
  }
}
