package quadrille.games.dots;

import java.util.Arrays;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import quadrille.core.Settings;

/**
 * The geometry of a grid of boxes. Immutable and thread-safe; one instance per size.
 *
 * <p>Edges are numbered from 0: the horizontal ones row by row from the top, then the vertical ones
 * row by row. Boxes are numbered row by row. {@link #NONE} means outside the grid.
 */
public final class DotsGrid {
  /** The largest number of rows or columns. */
  public static final int MAX_SIDE = 12;

  /** The largest number of edges. */
  public static final int MAX_EDGES = 2 * MAX_SIDE * (MAX_SIDE + 1);

  /** The largest number of boxes. */
  public static final int MAX_BOXES = MAX_SIDE * MAX_SIDE;

  /** No box: the outside of the grid. */
  public static final int NONE = -1;

  private static final ConcurrentMap<Integer, DotsGrid> CACHE = new ConcurrentHashMap<>();

  private final int rows;
  private final int columns;
  private final int horizontals;
  private final int[][] beside;
  private final int[][] around;

  private DotsGrid(int rows, int columns) {
    this.rows = rows;
    this.columns = columns;
    horizontals = (rows + 1) * columns;
    beside = new int[edges()][];
    around = new int[boxes()][];
    Arrays.setAll(beside, this::besideOf);
    Arrays.setAll(around, this::aroundOf);
  }

  /**
   * Returns the grid with that many rows and columns of boxes.
   *
   * @throws IllegalArgumentException unless both are 1 … {@link #MAX_SIDE}
   */
  public static DotsGrid of(int rows, int columns) {
    if (rows < 1 || rows > MAX_SIDE || columns < 1 || columns > MAX_SIDE) {
      throw new IllegalArgumentException("no grid of " + rows + " x " + columns);
    }
    return CACHE.computeIfAbsent(rows * 100 + columns, key -> new DotsGrid(key / 100, key % 100));
  }

  /** Returns the grid of a game with these settings. */
  public static DotsGrid of(Settings settings) {
    return of(settings.integer("rows"), settings.integer("columns"));
  }

  public int rows() {
    return rows;
  }

  public int columns() {
    return columns;
  }

  public int boxes() {
    return rows * columns;
  }

  public int edges() {
    return horizontals + rows * (columns + 1);
  }

  /** Returns the number of horizontal edges, which is also the first vertical edge. */
  public int horizontals() {
    return horizontals;
  }

  public boolean isHorizontal(int edge) {
    return edge < horizontals;
  }

  /** The row of the upper or left dot of an edge, 0 … {@link #rows}. */
  public int row(int edge) {
    return isHorizontal(edge) ? edge / columns : (edge - horizontals) / (columns + 1);
  }

  /** The column of the upper or left dot of an edge, 0 … {@link #columns}. */
  public int column(int edge) {
    return isHorizontal(edge) ? edge % columns : (edge - horizontals) % (columns + 1);
  }

  /** The edge from a dot to the right, or down. */
  public int edge(int row, int column, boolean horizontal) {
    return horizontal ? row * columns + column : horizontals + row * (columns + 1) + column;
  }

  /** Whether the grid has the edge from a dot to the right, or down. */
  boolean contains(int row, int column, boolean horizontal) {
    return horizontal ? row <= rows && column < columns : row < rows && column <= columns;
  }

  /** Whether the grid has a box in that row and column. */
  boolean contains(int row, int column) {
    return row < rows && column < columns;
  }

  public int box(int row, int column) {
    return row * columns + column;
  }

  public int boxRow(int box) {
    return box / columns;
  }

  public int boxColumn(int box) {
    return box % columns;
  }

  /** Returns whether an edge is on the border of the grid, with only one box beside it. */
  public boolean isRim(int edge) {
    return beside[edge][0] == NONE || beside[edge][1] == NONE;
  }

  /** The box above or to the left of an edge, or {@link #NONE}. */
  public int boxBefore(int edge) {
    return beside[edge][0];
  }

  /** The box below or to the right of an edge, or {@link #NONE}. */
  public int boxAfter(int edge) {
    return beside[edge][1];
  }

  /** Returns the two boxes beside an edge, with {@link #NONE} for the outside. */
  public int[] boxesBeside(int edge) {
    return new int[] {boxBefore(edge), boxAfter(edge)};
  }

  /** The box on the other side of an edge, or {@link #NONE}. */
  public int across(int edge, int box) {
    return beside[edge][0] == box ? beside[edge][1] : beside[edge][0];
  }

  /** An edge of a box: side 0 is its top, then right, bottom, left. */
  public int edgeOf(int box, int side) {
    return around[box][side];
  }

  private int[] besideOf(int edge) {
    int row = row(edge);
    int column = column(edge);
    int before = isHorizontal(edge) ? boxOrNone(row - 1, column) : boxOrNone(row, column - 1);
    return new int[] {before, boxOrNone(row, column)};
  }

  private int boxOrNone(int row, int column) {
    return row < 0 || row == rows || column < 0 || column == columns ? NONE : box(row, column);
  }

  private int[] aroundOf(int box) {
    int row = boxRow(box);
    int column = boxColumn(box);
    return new int[] {
      edge(row, column, true),
      edge(row, column + 1, false),
      edge(row + 1, column, true),
      edge(row, column, false)
    };
  }

  @Override
  public String toString() {
    return rows + "x" + columns;
  }
}
