package quadrille.match.review;

import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import quadrille.core.Side;

/**
 * The review of a game.
 *
 * @param moves all moves in order
 */
public record GameReview(List<MoveReview> moves) {

  public GameReview {
    moves = List.copyOf(moves);
  }

  /** The mean accuracy of a side's moves, 0 … 100; empty if it has not moved. */
  public OptionalDouble accuracy(Side side) {
    return moves.stream()
        .filter(each -> each.side() == side)
        .mapToDouble(MoveReview::accuracy)
        .average();
  }

  /** The number of a side's moves with that judgement. */
  public long count(Side side, Judgement judgement) {
    return moves.stream()
        .filter(each -> each.side() == side && each.judgement() == judgement)
        .count();
  }

  /** The inaccuracies, mistakes and blunders, the worst first. */
  public List<MoveReview> worstMoves() {
    return moves.stream()
        .filter(each -> each.judgement() != Judgement.FINE)
        .sorted(Comparator.comparingDouble(MoveReview::loss).reversed())
        .toList();
  }
}
