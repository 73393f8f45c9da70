package quadrille.games.hex.network;

import java.util.Arrays;

/**
 * How the cells of a board lie in an array so that all neighbours have the same distances: row by
 * row, with two rows more at the top and at the bottom and one more cell at the end of each row,
 * which is the border of that row and of the next. What belongs to a cell lies side by side.
 *
 * @param rows 1 or more
 * @param columns 1 or more
 */
record NetworkGrid(int rows, int columns) {
  /** The border, and a row that nothing is read from, but that neighbours of the border are in. */
  private static final int MORE_ROWS = 2;

  /** The distance between the cells of two rows. */
  int stride() {
    return columns + 1;
  }

  /** The number of places. */
  int length() {
    return (rows + 2 * MORE_ROWS) * stride();
  }

  /** The place of a cell; −1 and the number of rows or columns stand for the border. */
  int place(int row, int column) {
    return (row + MORE_ROWS) * stride() + column;
  }

  /**
   * Sets all that is not on the board to 0.
   *
   * @param channels how many numbers belong to a cell
   */
  void clearBorder(float[] numbers, int channels) {
    Arrays.fill(numbers, 0, place(0, 0) * channels, 0);
    for (int row = 0; row < rows; row++) {
      int end = place(row, columns) * channels;
      Arrays.fill(numbers, end, end + channels, 0);
    }
    Arrays.fill(numbers, place(rows, 0) * channels, numbers.length, 0);
  }
}
