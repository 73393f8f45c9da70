package quadrille.app.table.analyst;

import org.jspecify.annotations.Nullable;
import quadrille.core.Game;
import quadrille.core.GameTree.Node;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.search.Score;

/** Scores in points, always from the view of the side that makes the first move. */
public final class FirstSideScore {
  /** A lead of this many units fills most of the bar. */
  private static final double WINNING_UNITS = 2.5;

  private FirstSideScore() {}

  /** Turns a score from the view of the side to move to the first side's view. */
  public static int of(Line line, int score) {
    return line.position().turn() == Side.FIRST ? score : -score;
  }

  /**
   * The result if the game ended at a node, else the score noted with its move; null if unknown.
   */
  public static @Nullable Integer of(Node node) {
    Outcome outcome = node.line().outcome();
    if (outcome != null) {
      return outcome.winner() == null ? 0 : outcome.winner() == Side.FIRST ? Score.WIN : -Score.WIN;
    }
    Node before = node.parent();
    Integer score = node.note().score();
    return before == null || score == null ? null : of(before.line(), score);
  }

  /** The first side's share of an evaluation bar: 0 … 1, one half if neither side is ahead. */
  public static double barShare(int points, Game game) {
    if (Score.isDecided(points)) {
      return points > 0 ? 1 : 0;
    }
    double units = (double) points / game.pointsPerUnit();
    return 0.5 + 0.46 * Math.tanh(units / WINNING_UNITS);
  }
}
