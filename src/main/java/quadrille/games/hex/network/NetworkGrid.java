package quadrille.games.hex.network;

/**
 * How the cells of a board lie in an array so that all neighbours have the same distances: row by
 * row, with a row more at the top and at the bottom and one more cell at the end of each row, which
 * is the border of that row and of the next.
 *
 * @param rows 1 or more
 * @param columns 1 or more
 */
record NetworkGrid(int rows, int columns) {

  /** The distance between the cells of two rows. */
  int stride() {
    return columns + 1;
  }

  /** The length of the array. */
  int length() {
    return (rows + 2) * stride();
  }

  /** The place of a cell; −1 and the number of rows or columns stand for the border. */
  int place(int row, int column) {
    return (row + 1) * stride() + column;
  }

  /** The first place that is not in the border above. */
  int first() {
    return stride();
  }

  /** The first place of the border below. */
  int end() {
    return (rows + 1) * stride();
  }

  /** Sets the border at the end of the rows to 0. */
  void clearBorder(float[] plane) {
    for (int place = first() + columns; place < end(); place += stride()) {
      plane[place] = 0;
    }
  }
}
