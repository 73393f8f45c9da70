package quadrille.app.table.analyst;

import org.jspecify.annotations.Nullable;
import quadrille.core.GameTree.Node;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.search.Score;

/** Scores in points, always from the view of the side that makes the first move. */
public final class FirstSideScore {
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
}
