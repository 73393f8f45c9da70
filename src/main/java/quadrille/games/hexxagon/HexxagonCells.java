package quadrille.games.hexxagon;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * The 61 cells of the hexagon of side 5, numbered row by row from (4, 0): y from 0 to 8, in each
 * row x ascending. A set of cells is a long with one bit per cell.
 */
public final class HexxagonCells {
  public static final int COUNT = 61;

  /** The number of rows, and of columns. */
  public static final int ROWS = 9;

  /** The coordinates of the cell in the centre. */
  private static final int CENTRE = 4;

  static final long ALL = (1L << COUNT) - 1;

  private static final long[] NEIGHBOURS = new long[COUNT];

  /** For each cell, the cells at distance two, at most twelve. */
  static final long[] SECOND_RING = new long[COUNT];

  private static final long[] REACH = new long[COUNT];

  /** The neighbours of each set of cells within each group of eight: 16 KB. */
  private static final long[] SPREAD = new long[Long.BYTES << Byte.SIZE];

  private static final int[] X = new int[COUNT];
  private static final int[] Y = new int[COUNT];
  private static final int[] CELLS = new int[ROWS * ROWS];

  static {
    Arrays.fill(CELLS, -1);
    int next = 0;
    for (int y = 0; y < ROWS; y++) {
      for (int x = firstX(y); x <= lastX(y); x++) {
        X[next] = x;
        Y[next] = y;
        CELLS[y * ROWS + x] = next++;
      }
    }
    for (int cell = 0; cell < COUNT; cell++) {
      NEIGHBOURS[cell] = ring(cell, 1);
      SECOND_RING[cell] = ring(cell, 2);
      REACH[cell] = NEIGHBOURS[cell] | SECOND_RING[cell];
    }
    for (int i = 0; i < SPREAD.length; i++) {
      long cells = (i & 0xFFL) << ((i >> Byte.SIZE) * Byte.SIZE);
      for (long rest = cells & ALL; rest != 0; rest &= rest - 1) {
        SPREAD[i] |= NEIGHBOURS[Long.numberOfTrailingZeros(rest)];
      }
    }
  }

  private HexxagonCells() {}

  /** Returns the neighbours of a cell, at most six. */
  public static long neighbours(int cell) {
    return NEIGHBOURS[cell];
  }

  /** Returns the neighbours of all these cells, cells of the set among them. */
  public static long neighboursOf(long cells) {
    return SPREAD[(int) cells & 0xFF]
        | SPREAD[0x100 | ((int) (cells >>> 8) & 0xFF)]
        | SPREAD[0x200 | ((int) (cells >>> 16) & 0xFF)]
        | SPREAD[0x300 | ((int) (cells >>> 24) & 0xFF)]
        | SPREAD[0x400 | ((int) (cells >>> 32) & 0xFF)]
        | SPREAD[0x500 | ((int) (cells >>> 40) & 0xFF)]
        | SPREAD[0x600 | ((int) (cells >>> 48) & 0xFF)]
        | SPREAD[0x700 | (int) (cells >>> 56)];
  }

  /** Returns the cells at distance one or two, at most eighteen. */
  public static long reach(int cell) {
    return REACH[cell];
  }

  private static long ring(int center, int distance) {
    long ring = 0;
    for (int cell = 0; cell < COUNT; cell++) {
      if (distance(center, cell) == distance) {
        ring |= 1L << cell;
      }
    }
    return ring;
  }

  /** Returns the smallest x of row y. */
  public static int firstX(int y) {
    return Math.max(0, 4 - y);
  }

  /** Returns the largest x of row y. */
  public static int lastX(int y) {
    return Math.min(ROWS - 1, 12 - y);
  }

  public static int x(int cell) {
    return X[cell];
  }

  public static int y(int cell) {
    return Y[cell];
  }

  /** Returns the cell at (x, y), or −1 if there is none. */
  public static int at(int x, int y) {
    return x < 0 || y < 0 || x >= ROWS || y >= ROWS ? -1 : CELLS[y * ROWS + x];
  }

  /** Returns the distance between two cells in steps from neighbour to neighbour. */
  public static int distance(int from, int to) {
    int dx = X[to] - X[from];
    int dy = Y[to] - Y[from];
    return (Math.abs(dx) + Math.abs(dy) + Math.abs(dx + dy)) / 2;
  }

  /** The six rotations and six reflections of the board, as maps of cells; the identity first. */
  static List<IntUnaryOperator> symmetries() {
    return IntStream.range(0, 12).mapToObj(HexxagonCells::symmetry).toList();
  }

  /** Reflects or not, then turns by a sixth of a circle up to five times. */
  private static IntUnaryOperator symmetry(int kind) {
    return cell -> {
      int dx = kind < 6 ? X[cell] - CENTRE : Y[cell] - CENTRE;
      int dy = kind < 6 ? Y[cell] - CENTRE : X[cell] - CENTRE;
      for (int turn = 0; turn < kind % 6; turn++) {
        int turned = dx + dy;
        dx = -dy;
        dy = turned;
      }
      return at(CENTRE + dx, CENTRE + dy);
    };
  }

  /** Returns the image of a set of cells. */
  static long image(long cells, IntUnaryOperator symmetry) {
    long image = 0;
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      image |= 1L << symmetry.applyAsInt(Long.numberOfTrailingZeros(rest));
    }
    return image;
  }

  /** Returns the name of a cell, such as {@code e1} for (4, 0). */
  public static String name(int cell) {
    return "" + (char) ('a' + X[cell]) + (char) ('1' + Y[cell]);
  }

  /** Returns the cell with that lower-case name, or −1 if there is none. */
  static int named(String name) {
    return at(name.charAt(0) - 'a', name.charAt(1) - '1');
  }
}
