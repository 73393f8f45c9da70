package quadrille.games.hex;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import quadrille.core.Settings;
import quadrille.core.Side;

/**
 * The geometry of a board, and whether the second player may swap. All positions of games with the
 * same settings share one instance, so boards can be compared by identity.
 *
 * <p>Cells are numbered row · columns + column, both from 0. Immutable.
 */
public final class HexBoard {
  private static final Map<Shape, HexBoard> BOARDS = new ConcurrentHashMap<>();

  private final Shape shape;
  private final int[][] neighbours;
  private final long[][] keys;

  private HexBoard(Shape shape) {
    this.shape = shape;
    neighbours = IntStream.range(0, cells()).mapToObj(this::findNeighbours).toArray(int[][]::new);
    SplittableRandom random = new SplittableRandom(shape.seed());
    keys = new long[][] {random.longs(cells()).toArray(), random.longs(cells()).toArray()};
  }

  public static HexBoard of(Settings settings) {
    Shape shape =
        new Shape(
            settings.integer(HexGame.ROWS),
            settings.integer(HexGame.COLUMNS),
            HexTiling.of(settings.choice(HexGame.TILING)),
            settings.flag(HexGame.SWAP));
    return BOARDS.computeIfAbsent(shape, HexBoard::new);
  }

  public int rows() {
    return shape.rows;
  }

  public int columns() {
    return shape.columns;
  }

  public HexTiling tiling() {
    return shape.tiling;
  }

  /** Whether the second player may take over the first stone. */
  public boolean allowsSwap() {
    return shape.swap;
  }

  public int cells() {
    return shape.rows * shape.columns;
  }

  public int row(int cell) {
    return cell / shape.columns;
  }

  public int column(int cell) {
    return cell % shape.columns;
  }

  public int cell(int row, int column) {
    return row * shape.columns + column;
  }

  /** Whether there is a cell in that row and column. */
  public boolean contains(int row, int column) {
    return row >= 0 && row < rows() && column >= 0 && column < columns();
  }

  /** The neighbours of a cell. Callers must not modify the array. */
  public int[] neighbours(int cell) {
    return neighbours[cell];
  }

  /** The mirror image (r, c) → (c, r) of a cell; only a square board has one. */
  public int mirror(int cell) {
    return cell(/* row= */ column(cell), /* column= */ row(cell));
  }

  /**
   * The flips of rows, of columns or of both that keep all neighbours, and that of none; each side
   * has the same edges after them.
   */
  List<IntUnaryOperator> symmetries() {
    return IntStream.range(0, 4).mapToObj(this::flip).filter(this::keepsNeighbours).toList();
  }

  private IntUnaryOperator flip(int kind) {
    return cell ->
        cell(
            (kind & 1) == 0 ? row(cell) : rows() - 1 - row(cell),
            (kind & 2) == 0 ? column(cell) : columns() - 1 - column(cell));
  }

  private boolean keepsNeighbours(IntUnaryOperator flip) {
    return IntStream.range(0, cells())
        .allMatch(
            cell ->
                Arrays.equals(
                    Arrays.stream(neighbours[cell]).map(flip).sorted().toArray(),
                    Arrays.stream(neighbours[flip.applyAsInt(cell)]).sorted().toArray()));
  }

  /**
   * Whether a cell lies at the side's first edge: the top for the first, the left for the second.
   */
  public boolean isAtStart(Side side, int cell) {
    return (side == Side.FIRST ? row(cell) : column(cell)) == 0;
  }

  /** Whether a cell lies at the side's other edge: the bottom, or the right. */
  public boolean isAtEnd(Side side, int cell) {
    return side == Side.FIRST ? row(cell) == rows() - 1 : column(cell) == columns() - 1;
  }

  /** The Zobrist number of this side's stone on this cell. */
  long key(Side side, int cell) {
    return keys[side.ordinal()][cell];
  }

  private int[] findNeighbours(int cell) {
    int row = row(cell);
    int column = column(cell);
    return Arrays.stream(shape.tiling.neighbourOffsets(row, column))
        .filter(step -> contains(row + step[0], column + step[1]))
        .mapToInt(step -> cell(row + step[0], column + step[1]))
        .toArray();
  }

  private record Shape(int rows, int columns, HexTiling tiling, boolean swap) {

    /** Boards of different geometry have different keys. */
    long seed() {
      return (rows * 20L + columns) * 3 + tiling.ordinal();
    }
  }
}
