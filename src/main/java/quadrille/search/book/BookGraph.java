package quadrille.search.book;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Position;

/**
 * The positions that a book has searched, from the start of a game on. Positions that several lines
 * lead to are there once.
 *
 * <p>A position's moves are worth what the best reply to each is worth, as far as the book goes,
 * and what the search said beyond it. Which position is to be searched next is decided by drop-out
 * expansion (T. R. Lincke, 2000, "Strategies for the Automatic Construction of Opening Books"): the
 * one that players reach soonest who give away little on their way. Not thread-safe.
 */
final class BookGraph {
  /** How many plies it costs on the way to a position to give away the book's margin. */
  private static final double PLIES_PER_MARGIN = 4;

  private final Line start;
  private final int margin;
  private final Map<Position, Searched> positions = new LinkedHashMap<>();

  /**
   * @param line the first that led to the position
   * @param moves the best of the search, best first
   */
  private record Searched(Line line, List<BookMove> moves) {}

  /**
   * @param margin the points by which a move may be worse than the best and still be played, 1 or
   *     more
   */
  BookGraph(Line start, int margin) {
    this.start = start;
    this.margin = margin;
  }

  Line start() {
    return start;
  }

  int margin() {
    return margin;
  }

  /** The number of positions searched. */
  int size() {
    return positions.size();
  }

  /** Returns what the search found in a position, best first; empty if it was not searched. */
  List<BookMove> searched(Position position) {
    Searched found = positions.get(position);
    return found == null ? List.of() : found.moves;
  }

  /**
   * Adds a position that the book does not have yet.
   *
   * @param moves what the search found, best first; at least one
   */
  void add(Line line, List<BookMove> moves) {
    positions.put(line.position(), new Searched(line, List.copyOf(moves)));
  }

  /** Returns the moves of every position with what they are worth, best first. */
  Map<Position, List<BookMove>> valued() {
    Map<Position, List<BookMove>> valued = new HashMap<>();
    if (positions.containsKey(start.position())) {
      value(start.position(), valued);
    }
    return valued;
  }

  /** Returns what a searched position is worth to the side to move, with all those below it. */
  private int value(Position position, Map<Position, List<BookMove>> valued) {
    List<BookMove> known = valued.get(position);
    if (known == null) {
      List<BookMove> moves = searched(position);
      // Where moves lead back to this position, it counts as it was searched.
      valued.put(position, moves);
      known =
          moves.stream()
              .map(each -> new BookMove(each.move(), value(position, each, valued)))
              .sorted(Comparator.comparingInt(BookMove::score).reversed())
              .toList();
      valued.put(position, known);
    }
    return known.getFirst().score();
  }

  private int value(Position position, BookMove move, Map<Position, List<BookMove>> valued) {
    Position next = position.play(move.move());
    if (!positions.containsKey(next)) {
      return move.score();
    }
    int reply = value(next, valued);
    return next.turn() == position.turn() ? reply : -reply;
  }

  /** Returns the line to the position that is to be searched next, or null if there is none. */
  @Nullable Line next() {
    Map<Position, List<BookMove>> valued = valued();
    PriorityQueue<Way> ways = new PriorityQueue<>(Comparator.comparingDouble(Way::cost));
    Set<Position> reached = new HashSet<>();
    ways.add(new Way(start, 0));
    while (!ways.isEmpty()) {
      Way way = ways.remove();
      List<BookMove> moves = valued.get(way.line.position());
      if (moves == null) {
        return way.line;
      }
      if (reached.add(way.line.position())) {
        for (BookMove each : moves) {
          Line further = searchedLine(way.line, each.move());
          if (further.outcome() == null) {
            ways.add(new Way(further, way.cost + cost(moves.getFirst(), each)));
          }
        }
      }
    }
    return null;
  }

  private Line searchedLine(Line line, long move) {
    Searched found = positions.get(line.position().play(move));
    return found == null ? line.play(move) : found.line;
  }

  private double cost(BookMove best, BookMove played) {
    return 1 + PLIES_PER_MARGIN * (best.score() - played.score()) / margin;
  }

  /**
   * A way through the book.
   *
   * @param cost of its moves, in plies
   */
  private record Way(Line line, double cost) {}
}
