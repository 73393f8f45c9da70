package quadrille.match.review;

import java.util.List;
import quadrille.core.Line;
import quadrille.core.Side;

/**
 * What a machine says about a move that was played.
 *
 * @param before the game up to the move
 * @param move the move that was played
 * @param bestLine the best moves from there, as the machine expects them; not empty
 * @param bestScore what the best is worth, in points from the mover's view
 * @param playedScore what the move turned out to be worth, from the same view; not more than the
 *     best
 * @param loss what it lost of the chance to win, 0 … 1
 */
public record MoveReview(
    Line before, long move, List<Long> bestLine, int bestScore, int playedScore, double loss) {

  public MoveReview {
    bestLine = List.copyOf(bestLine);
  }

  public Side side() {
    return before.position().turn();
  }

  /** The number of the move, from 1. */
  public int ply() {
    return before.ply() + 1;
  }

  public Judgement judgement() {
    return Judgement.of(loss);
  }

  /** How accurate it was, 0 … 100. */
  public double accuracy() {
    return Accuracy.of(loss);
  }
}
