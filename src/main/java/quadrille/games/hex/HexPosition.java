package quadrille.games.hex;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import quadrille.core.Ending;
import quadrille.core.MoveList;
import quadrille.core.Position;
import quadrille.core.Side;

/**
 * A position of Hex. A move is the number of the cell to fill, or {@link #SWAP}.
 *
 * <p>Each stone carries two marks: whether its chain reaches its owner's first edge, and whether it
 * reaches the other. Placing a stone spreads the marks, so a win is detected at once.
 */
public final class HexPosition implements Position {
  /** The move that takes over the first stone. */
  public static final long SWAP = 1000;

  private static final int COLOUR_MASK = 3;
  private static final int START = 4;
  private static final int END = 8;
  private static final int CONNECTED = START | END;
  private static final long TURN_KEY = 0x9E3779B97F4A7C15L;

  private final HexBoard board;
  private final byte[] cells;
  private final int stoneCount;
  private final Side turn;
  private final long key;
  private final @Nullable Side winner;

  private HexPosition(
      HexBoard board, byte[] cells, int stones, Side turn, long key, @Nullable Side winner) {
    this.board = board;
    this.cells = cells;
    this.stoneCount = stones;
    this.turn = turn;
    this.key = key;
    this.winner = winner;
  }

  /** The empty board. */
  public static HexPosition empty(HexBoard board, Side turn) {
    long key = turn == Side.FIRST ? 0 : TURN_KEY;
    return new HexPosition(board, new byte[board.cells()], 0, turn, key, null);
  }

  /** The position with these stones, by their cells. */
  public static HexPosition of(HexBoard board, Map<Integer, Side> stones, Side turn) {
    HexPosition position = empty(board, turn);
    for (Map.Entry<Integer, Side> stone : stones.entrySet()) {
      position = position.withStone(stone.getValue(), stone.getKey(), turn);
    }
    return position;
  }

  public HexBoard board() {
    return board;
  }

  /** The side whose stone is on the cell, or null if it is empty. */
  public @Nullable Side stone(int cell) {
    return switch (cells[cell] & COLOUR_MASK) {
      case 0 -> null;
      case 1 -> Side.FIRST;
      default -> Side.SECOND;
    };
  }

  public boolean isEmpty(int cell) {
    return cells[cell] == 0;
  }

  /** The empty cells, in order. */
  public IntStream emptyCells() {
    return IntStream.range(0, cells.length).filter(this::isEmpty);
  }

  /** All stones by their cells, in order; a copy, which the caller may change. */
  public Map<Integer, Side> stones() {
    Map<Integer, Side> stones = new TreeMap<>();
    for (int cell = 0; cell < cells.length; cell++) {
      Side side = stone(cell);
      if (side != null) {
        stones.put(cell, side);
      }
    }
    return stones;
  }

  /** This position and its images under the flips of the board that keep its neighbours. */
  List<Position> images() {
    return board.symmetries().stream().map(this::image).toList();
  }

  private Position image(IntUnaryOperator symmetry) {
    Map<Integer, Side> image = new TreeMap<>();
    stones().forEach((cell, side) -> image.put(symmetry.applyAsInt(cell), side));
    return of(board, image, turn);
  }

  /** The number of stones of both sides. */
  public int stoneCount() {
    return stoneCount;
  }

  /** The side that has connected its edges, or null. */
  public @Nullable Side winner() {
    return winner;
  }

  @Override
  public Side turn() {
    return turn;
  }

  /** Whether the side to move may take over the first stone. */
  public boolean maySwap() {
    return board.allowsSwap()
        && turn == Side.SECOND
        && stoneCount == 1
        && stone(onlyStone()) == Side.FIRST;
  }

  @Override
  public void moves(MoveList moves) {
    if (winner != null) {
      return;
    }
    for (int cell = 0; cell < cells.length; cell++) {
      if (cells[cell] == 0) {
        moves.add(cell);
      }
    }
    if (maySwap()) {
      moves.add(SWAP);
    }
  }

  @Override
  public int countMoves() {
    return winner != null ? 0 : cells.length - stoneCount + (maySwap() ? 1 : 0);
  }

  @Override
  public HexPosition play(long move) {
    if (move == SWAP && maySwap()) {
      return empty(board, turn).withStone(turn, board.mirror(onlyStone()), turn.other());
    }
    if (move < 0 || move >= cells.length || cells[(int) move] != 0 || winner != null) {
      throw new IllegalArgumentException("illegal move " + move);
    }
    return withStone(turn, (int) move, turn.other());
  }

  /** This position with one more stone on an empty cell; {@code next} is then to move. */
  public HexPosition withStone(Side side, int cell, Side next) {
    byte[] after = cells.clone();
    int links = board.isAtStart(side, cell) ? START : board.isAtEnd(side, cell) ? END : 0;
    int colour = colour(side);
    for (int neighbour : board.neighbours(cell)) {
      if ((cells[neighbour] & COLOUR_MASK) == colour) {
        links |= cells[neighbour] & CONNECTED;
      }
    }
    after[cell] = (byte) colour;
    spreadLinks(after, cell, links);
    long turnKey = next == turn ? 0 : TURN_KEY;
    Side joined = links == CONNECTED ? side : winner;
    return new HexPosition(
        board, after, stoneCount + 1, next, key ^ board.key(side, cell) ^ turnKey, joined);
  }

  private void spreadLinks(byte[] after, int cell, int links) {
    after[cell] |= (byte) links;
    for (int neighbour : board.neighbours(cell)) {
      boolean sameSide = ((after[neighbour] ^ after[cell]) & COLOUR_MASK) == 0;
      if (sameSide && (after[neighbour] & links) != links) {
        spreadLinks(after, neighbour, links);
      }
    }
  }

  private static int colour(Side side) {
    return side.ordinal() + 1;
  }

  /** The same stones with that side to move. */
  public HexPosition withTurn(Side side) {
    return side == turn
        ? this
        : new HexPosition(board, cells, stoneCount, side, key ^ TURN_KEY, winner);
  }

  /** The cell of the only stone. */
  public int onlyStone() {
    int cell = 0;
    while (cells[cell] == 0) {
      cell++;
    }
    return cell;
  }

  @Override
  public long key() {
    return key;
  }

  /** The key of the position from which a stone of the side not to move has led to this one. */
  public long keyBefore(int cell) {
    return key ^ board.key(turn.other(), cell) ^ TURN_KEY;
  }

  /**
   * The key of the position from which two stones have led to this one.
   *
   * @param own the stone of the side to move
   * @param other that of the other side
   */
  public long keyBefore(int own, int other) {
    return key ^ board.key(turn, own) ^ board.key(turn.other(), other);
  }

  @Override
  public @Nullable Ending ending() {
    if (winner != null) {
      return new Ending(winner, "connected");
    }
    return stoneCount == cells.length ? new Ending(null, "full") : null;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof HexPosition that
        && key == that.key
        && turn == that.turn
        && board == that.board
        && Arrays.equals(cells, that.cells);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(key);
  }
}
