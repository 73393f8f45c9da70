package quadrille.games.dames;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import quadrille.core.MoveList;

/** Finds the routes of a move: the squares its piece visits, from the first to the last. */
public final class RouteSearch extends CaptureSearch {
  /** More than any capture of a usual game has; a king among scattered men may have millions. */
  private static final int MOST_ROUTES = 1000;

  private final DamesBoard board;
  private final long targetMove;
  private final long target;
  private final long targetHigh;
  private final List<Integer> beginning;
  private final int limit;
  private final int[] path;
  private final LongSet deadEnds = new LongSet();
  private final List<List<Integer>> routes = new ArrayList<>();

  private RouteSearch(DamesPosition position, long move, List<Integer> beginning, int limit) {
    super(position, new MoveList(1));
    targetMove = move;
    target = position.captured(move, 0);
    targetHigh = position.captured(move, 1);
    this.beginning = beginning;
    this.limit = limit;
    board = position.board();
    path = new int[DamesMove.MAX_PIECES + 1];
  }

  /**
   * Returns the routes of a legal move as square numbers, at least one, in a fixed order. A capture
   * with one destination and one set of captured pieces may have several routes; if there are more
   * than anybody could look at, only the first of them are returned.
   */
  public static List<List<Integer>> routes(DamesPosition position, long move) {
    return find(position, move, List.of(), MOST_ROUTES);
  }

  /** Returns the first of the {@link #routes} of a legal move. */
  public static List<Integer> first(DamesPosition position, long move) {
    return find(position, move, List.of(), 1).getFirst();
  }

  /**
   * Returns the first route of a legal move that begins with these squares, or is them; empty if
   * there is none.
   */
  public static List<Integer> along(DamesPosition position, long move, List<Integer> beginning) {
    List<List<Integer>> found = find(position, move, beginning, 1);
    return found.isEmpty() ? List.of() : found.getFirst();
  }

  private static List<List<Integer>> find(
      DamesPosition position, long move, List<Integer> beginning, int limit) {
    DamesBoard board = position.board();
    int from = DamesMove.from(move);
    if (!DamesMove.isCapture(move)) {
      List<Integer> step = List.of(board.squareOf(from), board.squareOf(DamesMove.to(move)));
      return startsWith(step, beginning) ? List.of(step) : List.of();
    }
    RouteSearch search = new RouteSearch(position, move, beginning, limit);
    search.from(from);
    return search.routes;
  }

  private static boolean startsWith(List<Integer> route, List<Integer> beginning) {
    return beginning.size() <= route.size() && route.subList(0, beginning.size()).equals(beginning);
  }

  @Override
  void squareVisited(int at, int jumped) {
    path[jumped] = board.squareOf(at);
  }

  /** Goes on only where the move may still be completed. */
  @Override
  void jumped(int victim, int direction, boolean king) {
    int last = captured() - 1;
    boolean wanted = ((victim < 64 ? target : targetHigh) >>> victim & 1) != 0;
    boolean along = last >= beginning.size() || beginning.get(last) == path[last];
    if (!wanted || !along || routes.size() == limit) {
      return;
    }
    long jump = jump(victim, direction, king);
    if (!deadEnds.contains(jump)) {
      int before = routes.size();
      land(victim, direction, king);
      if (routes.size() == before) {
        deadEnds.add(jump);
      }
    }
  }

  @Override
  void captureFound(long move) {
    if (move == targetMove && routes.size() < limit) {
      int[] squares = Arrays.copyOf(path, DamesMove.captureCount(move) + 1);
      List<Integer> route = Arrays.stream(squares).boxed().toList();
      if (startsWith(route, beginning)) {
        routes.add(route);
      }
    }
  }
}
