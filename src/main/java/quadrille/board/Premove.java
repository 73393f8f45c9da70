package quadrille.board;

import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import quadrille.board.skin.BoardSkin;
import quadrille.core.Position;

/** The moves that can be entered ahead of one's turn, and the one that was. */
final class Premove {
  private final BoardSkin skin;
  private Map<Long, Position> possible = Map.of();
  private List<Integer> cells = List.of();

  Premove(BoardSkin skin) {
    this.skin = skin;
  }

  /**
   * Sets the moves that can be entered. Of moves that are clicked alike, only the first is kept.
   *
   * @param moves each with a position in which it is legal
   */
  void setPossible(Map<Long, Position> moves) {
    Set<List<Integer>> seen = new HashSet<>();
    Map<Long, Position> distinct = new LinkedHashMap<>();
    moves.forEach(
        (move, position) -> {
          List<List<Integer>> paths = paths(position, move);
          if (paths.stream().noneMatch(seen::contains)) {
            distinct.put(move, position);
          }
          seen.addAll(paths);
        });
    possible = distinct;
  }

  Map<Long, Position> possible() {
    return possible;
  }

  void enter(long move) {
    Position position = possible.get(move);
    if (position != null) {
      cells = paths(position, move).getFirst();
    }
  }

  /** The cells of the move entered, in order; empty for none. */
  List<Integer> cells() {
    return cells;
  }

  /** Forgets the move entered; returns whether there was one. */
  boolean cancel() {
    boolean any = !cells.isEmpty();
    cells = List.of();
    return any;
  }

  /** The legal move that is clicked like the one entered, if there is one. */
  OptionalLong in(Position position) {
    return cells.isEmpty()
        ? OptionalLong.empty()
        : Arrays.stream(position.legalMoves().toArray())
            .filter(move -> paths(position, move).contains(cells))
            .findFirst();
  }

  private List<List<Integer>> paths(Position position, long move) {
    return skin.clickPaths(position, move).stream()
        .map(path -> Arrays.stream(path).boxed().toList())
        .toList();
  }
}
