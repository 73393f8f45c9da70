package quadrille.match.review;

import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.text.Text;

/**
 * The review of one move.
 *
 * @param before the game before the move
 * @param move the move that was played
 * @param bestLine the best moves from there; not empty
 * @param bestScore the score of the best move, in points from the mover's view
 * @param playedScore the score of the move played, in the same points; at most {@code bestScore}
 * @param loss the winning chance it lost, 0 … 1
 * @param bestReason why the best move is good, or null without an explanation
 * @param reply the other side's best answer to the move played, or null without an explanation
 */
public record MoveReview(
    Line before,
    long move,
    List<Long> bestLine,
    int bestScore,
    int playedScore,
    double loss,
    @Nullable Text bestReason,
    @Nullable Reply reply) {

  /** A move and why it is good. */
  public record Reply(long move, Text reason) {}

  public MoveReview {
    bestLine = List.copyOf(bestLine);
  }

  /** The game with the move. */
  public Line after() {
    return before.play(move);
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
