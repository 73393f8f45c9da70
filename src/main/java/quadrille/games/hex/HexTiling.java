package quadrille.games.hex;

import java.util.Locale;

/** The shape of the cells, which decides which of them are neighbours. */
public enum HexTiling {
  /** The six of the Hex board. */
  HEXAGONAL(new int[][] {{0, -1}, {0, 1}, {-1, 0}, {1, 0}, {-1, 1}, {1, -1}}),
  /** Up, down, left and right. */
  SQUARE(new int[][] {{0, -1}, {0, 1}, {-1, 0}, {1, 0}}),
  /**
   * The three edge neighbours of triangles that point up and down in turn: a cell whose row and
   * column have an even sum points up and has its third neighbour below, else above.
   */
  TRIANGULAR(new int[][] {{0, -1}, {0, 1}, {1, 0}}) {
    @Override
    int[] neighbourOffset(int row, int column, int index) {
      int[] step = super.neighbourOffset(row, column, index);
      return (row + column) % 2 == 0 ? step : new int[] {-step[0], step[1]};
    }
  };

  private final int[][] offsets;

  HexTiling(int[][] steps) {
    this.offsets = steps;
  }

  /** The tiling that an option's value names. */
  static HexTiling of(String value) {
    return valueOf(value.toUpperCase(Locale.ROOT));
  }

  /** The value of the option {@code tiling}. */
  public String value() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The number of neighbours of a cell away from the border. */
  int neighbourCount() {
    return offsets.length;
  }

  /**
   * The offset in rows and columns from a cell to a neighbour, numbered 0 … {@link #neighbourCount}
   * − 1.
   */
  int[] neighbourOffset(int row, int column, int index) {
    return offsets[index];
  }
}
