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
  TRIANGULAR(new int[][] {{0, -1}, {0, 1}, {1, 0}}, new int[][] {{0, -1}, {0, 1}, {-1, 0}});

  private final int[][] evenOffsets;
  private final int[][] oddOffsets;

  HexTiling(int[][] offsets) {
    this(offsets, offsets);
  }

  HexTiling(int[][] evenOffsets, int[][] oddOffsets) {
    this.evenOffsets = evenOffsets;
    this.oddOffsets = oddOffsets;
  }

  /** The tiling that an option's value names. */
  static HexTiling of(String value) {
    return valueOf(value.toUpperCase(Locale.ROOT));
  }

  /** The value of the option {@code tiling}. */
  public String value() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The offsets in rows and columns from a cell to its neighbours. */
  int[][] neighbourOffsets(int row, int column) {
    return (row + column) % 2 == 0 ? evenOffsets : oddOffsets;
  }
}
