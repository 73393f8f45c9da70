package quadrille.games.dots;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import quadrille.core.Ending;
import quadrille.core.MoveList;
import quadrille.core.Position;
import quadrille.core.Side;

/**
 * A position of Dots and Boxes: the drawn edges, the owner of every completed box, and the side to
 * move. A move is the number of an edge (see {@link DotsGrid}).
 */
public final class DotsPosition implements Position {
  private final DotsGrid grid;
  private final long[] drawn;
  private final long[] firstBoxes;
  private final long[] secondBoxes;
  private final Side turn;
  private final int undrawn;
  private final long key;

  private DotsPosition(
      DotsGrid grid,
      long[] drawn,
      long[] firstBoxes,
      long[] secondBoxes,
      Side turn,
      int undrawn,
      long key) {
    this.grid = grid;
    this.drawn = drawn;
    this.firstBoxes = firstBoxes;
    this.secondBoxes = secondBoxes;
    this.turn = turn;
    this.undrawn = undrawn;
    this.key = key;
  }

  /** Returns an empty grid with the first side to move. */
  public static DotsPosition empty(DotsGrid grid) {
    return new DotsPosition(
        grid,
        emptySet(grid.edges()),
        emptySet(grid.boxes()),
        emptySet(grid.boxes()),
        Side.FIRST,
        grid.edges(),
        DotsZobrist.grid(grid));
  }

  /** Returns this position with one more edge drawn as part of a set-up: no box is claimed. */
  public DotsPosition withEdge(int edge) {
    if (isDrawn(edge)) {
      return this;
    }
    return new DotsPosition(
        grid,
        with(drawn, edge),
        firstBoxes,
        secondBoxes,
        turn,
        undrawn - 1,
        key ^ DotsZobrist.edge(edge));
  }

  /** Returns this position with an owner for an unowned box, as part of a set-up. */
  public DotsPosition withOwner(int box, Side owner) {
    return new DotsPosition(
        grid,
        drawn,
        owner == Side.FIRST ? with(firstBoxes, box) : firstBoxes,
        owner == Side.SECOND ? with(secondBoxes, box) : secondBoxes,
        turn,
        undrawn,
        key ^ DotsZobrist.owner(owner, box));
  }

  /** Returns this position with that side to move. */
  DotsPosition withTurn(Side side) {
    long changed = side == turn ? key : key ^ DotsZobrist.SECOND_TO_MOVE;
    return new DotsPosition(grid, drawn, firstBoxes, secondBoxes, side, undrawn, changed);
  }

  @Override
  public DotsPosition play(long move) {
    int edge = (int) move;
    if (move < 0 || move >= grid.edges() || isDrawn(edge)) {
      throw new IllegalArgumentException("edge " + move + " cannot be drawn");
    }
    DotsPosition next = withEdge(edge);
    boolean closed = false;
    for (int box : grid.boxesBeside(edge)) {
      if (box != DotsGrid.NONE && next.isClosed(box)) {
        next = next.withOwner(box, turn);
        closed = true;
      }
    }
    return closed && next.undrawn > 0 ? next : next.withTurn(turn.other());
  }

  @Override
  public void moves(MoveList moves) {
    for (int edge = 0; edge < grid.edges(); edge++) {
      if (!isDrawn(edge)) {
        moves.add(edge);
      }
    }
  }

  @Override
  public int countMoves() {
    return undrawn;
  }

  public DotsGrid grid() {
    return grid;
  }

  @Override
  public Side turn() {
    return turn;
  }

  @Override
  public long key() {
    return key;
  }

  public boolean isDrawn(int edge) {
    return contains(drawn, edge);
  }

  /**
   * Returns 64 of the edges as bits, which are set if they are drawn.
   *
   * @param word from 0: edge {@code 64 * word} is the lowest bit
   */
  public long drawnWord(int word) {
    return drawn[word];
  }

  /** Returns the number of undrawn edges. */
  public int undrawn() {
    return undrawn;
  }

  /** Returns the number of undrawn edges of a box, 0 … 4. */
  public int undrawn(int box) {
    int open = 0;
    for (int side = 0; side < 4; side++) {
      open += isDrawn(grid.edgeOf(box, side)) ? 0 : 1;
    }
    return open;
  }

  public boolean isClosed(int box) {
    return undrawn(box) == 0;
  }

  /**
   * Returns how many boxes beside an edge have exactly that many undrawn edges; of an undrawn edge,
   * 1 means that it completes the box.
   */
  public int boxesBeside(int edge, int undrawn) {
    int count = 0;
    for (int box : grid.boxesBeside(edge)) {
      count += box != DotsGrid.NONE && undrawn(box) == undrawn ? 1 : 0;
    }
    return count;
  }

  /** Returns the owner of a box, or null while it is open. */
  public @Nullable Side owner(int box) {
    if (contains(firstBoxes, box)) {
      return Side.FIRST;
    }
    return contains(secondBoxes, box) ? Side.SECOND : null;
  }

  /** Returns the number of boxes a side owns. */
  public int boxes(Side side) {
    int count = 0;
    for (long word : side == Side.FIRST ? firstBoxes : secondBoxes) {
      count += Long.bitCount(word);
    }
    return count;
  }

  /** Returns the boxes of the side to move minus those of the other side. */
  public int margin() {
    return boxes(turn) - boxes(turn.other());
  }

  @Override
  public @Nullable Ending ending() {
    if (undrawn > 0) {
      return null;
    }
    int lead = boxes(Side.FIRST) - boxes(Side.SECOND);
    return lead == 0
        ? new Ending(null, "equal")
        : new Ending(lead > 0 ? Side.FIRST : Side.SECOND, "most-boxes");
  }

  /** Returns the empty set of numbers below {@code size}, stored as bits of longs. */
  private static long[] emptySet(int size) {
    return new long[(size + Long.SIZE - 1) / Long.SIZE];
  }

  private static boolean contains(long[] set, int number) {
    return (set[number >> 6] >>> number & 1) != 0;
  }

  private static long[] with(long[] set, int number) {
    long[] more = set.clone();
    more[number >> 6] |= 1L << number;
    return more;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof DotsPosition that
            && key == that.key
            && grid == that.grid
            && turn == that.turn
            && Arrays.equals(drawn, that.drawn)
            && Arrays.equals(firstBoxes, that.firstBoxes)
            && Arrays.equals(secondBoxes, that.secondBoxes));
  }

  @Override
  public int hashCode() {
    return Long.hashCode(key);
  }

  @Override
  public String toString() {
    return DotsNotation.INSTANCE.format(this);
  }
}
