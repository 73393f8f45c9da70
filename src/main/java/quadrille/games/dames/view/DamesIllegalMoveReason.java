package quadrille.games.dames.view;

import java.util.List;
import java.util.stream.LongStream;
import quadrille.games.dames.DamesMove;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules.Capture;
import quadrille.games.dames.PieceColour;
import quadrille.games.dames.RouteSearch;
import quadrille.text.Text;

/** Explains to a player why a click on the board is not part of a legal move. */
final class DamesIllegalMoveReason {
  private DamesIllegalMoveReason() {}

  /**
   * @param picked the squares clicked before, beginning with the piece's own; may be empty
   */
  static Text of(DamesPosition position, List<Integer> picked, int square) {
    PieceColour there = position.colourAt(square);
    boolean comesBack = !picked.isEmpty() && picked.getFirst() == square;
    if (there == position.colourToMove() && !comesBack) {
      return immobile(position, square);
    }
    if (!picked.isEmpty()) {
      return unreachable(position, picked.getFirst(), square);
    }
    return there == null ? text("refused.empty", square) : text("refused.enemy", square);
  }

  /** Explains why a piece of the side to move has no legal move. */
  private static Text immobile(DamesPosition position, int square) {
    Text rank = rank(position, square);
    if (movesFrom(position.withCaptureRule(Capture.OPTIONAL), square).findAny().isEmpty()) {
      return text("refused.blocked", rank);
    }
    if (movesFrom(position.withCaptureRule(Capture.FORCED), square).findAny().isEmpty()) {
      return text("refused.forced", rank);
    }
    return text("refused.majority", rank, maxCaptures(position));
  }

  /** Explains why the selected piece may not go to a square. */
  private static Text unreachable(DamesPosition position, int from, int to) {
    if (isOnTheWay(position, from, to)) {
      return text("refused.route", to);
    }
    if (reaches(position.withCaptureRule(Capture.FORCED), from, to)) {
      return text("refused.majority.there", to, maxCaptures(position));
    }
    if (reaches(position.withCaptureRule(Capture.OPTIONAL), from, to)) {
      return text("refused.forced.there", to);
    }
    return text("refused.far", rank(position, from), to);
  }

  /**
   * Whether the piece lands there in a capture, of which other squares have to be picked before.
   */
  private static boolean isOnTheWay(DamesPosition position, int from, int to) {
    return movesFrom(position, from)
        .mapToObj(move -> RouteSearch.routes(position, move))
        .flatMap(List::stream)
        .anyMatch(route -> route.contains(to));
  }

  private static Text rank(DamesPosition position, int square) {
    return text(position.isKing(square) ? "king" : "man");
  }

  private static boolean reaches(DamesPosition position, int from, int to) {
    int bit = position.board().bit(to);
    return movesFrom(position, from).anyMatch(move -> DamesMove.to(move) == bit);
  }

  private static LongStream movesFrom(DamesPosition position, int square) {
    int bit = position.board().bit(square);
    return position.legalMoves().stream().filter(move -> DamesMove.from(move) == bit);
  }

  private static int maxCaptures(DamesPosition position) {
    return position.legalMoves().stream().mapToInt(DamesMove::captureCount).max().orElse(0);
  }

  private static Text text(String key, Object... arguments) {
    return Text.of(DamesIllegalMoveReason.class, key, arguments);
  }
}
