package quadrille.games.dames;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import quadrille.core.MoveList;

/** Finds the routes of a move: the squares its piece visits, from the first to the last. */
public final class RouteSearch extends CaptureSearch {
  private final DamesBoard board;
  private final long targetMove;
  private final int[] path;
  private final List<List<Integer>> routes = new ArrayList<>();

  private RouteSearch(DamesPosition position, long wanted) {
    super(position, new MoveList(1));
    this.targetMove = wanted;
    board = position.board();
    path = new int[DamesMove.MAX_PIECES + 1];
  }

  /**
   * Returns the routes of a legal move as square numbers, at least one, in a fixed order. A capture
   * with one destination and one set of captured pieces may have several routes.
   */
  public static List<List<Integer>> routes(DamesPosition position, long move) {
    DamesBoard board = position.board();
    int from = DamesMove.from(move);
    if (!DamesMove.isCapture(move)) {
      return List.of(List.of(board.squareOf(from), board.squareOf(DamesMove.to(move))));
    }
    RouteSearch search = new RouteSearch(position, move);
    search.from(from);
    return search.routes;
  }

  @Override
  void squareVisited(int at, int jumped) {
    path[jumped] = board.squareOf(at);
  }

  @Override
  void captureFound(long move) {
    if (move == targetMove) {
      int[] squares = Arrays.copyOf(path, DamesMove.captureCount(move) + 1);
      routes.add(Arrays.stream(squares).boxed().toList());
    }
  }
}
