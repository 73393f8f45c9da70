package quadrille.match.review;

import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import quadrille.core.Side;

/**
 * What a machine says about a game.
 *
 * @param moves every move of it, in their order
 */
public record GameReview(List<MoveReview> moves) {

  public GameReview {
    moves = List.copyOf(moves);
  }

  /** The mean accuracy of a side's moves, 0 … 100; empty where it has not moved. */
  public OptionalDouble accuracy(Side side) {
    return moves.stream()
        .filter(each -> each.side() == side)
        .mapToDouble(MoveReview::accuracy)
        .average();
  }

  /** How many moves of a side were judged so. */
  public long count(Side side, Judgement judgement) {
    return moves.stream()
        .filter(each -> each.side() == side && each.judgement() == judgement)
        .count();
  }

  /** The moves that were not fine, those that lost the most first. */
  public List<MoveReview> worstMoves() {
    return moves.stream()
        .filter(each -> each.judgement() != Judgement.FINE)
        .sorted(Comparator.comparingDouble(MoveReview::loss).reversed())
        .toList();
  }
}
