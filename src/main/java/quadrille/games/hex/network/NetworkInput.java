package quadrille.games.hex.network;

/**
 * What the network sees of a position, mirrored if need be so that the side to move joins the top
 * to the bottom. Arrays have a number for each cell, row by row.
 *
 * @param rows of the board as the network sees it
 * @param columns of the board as the network sees it
 * @param contents what is on each cell
 * @param current the share of the own current through each cell, 0 … 1
 * @param otherCurrent the share of the opponent's
 * @param advantage the logarithm of the ratio of the conductances
 */
public record NetworkInput(
    int rows,
    int columns,
    byte[] contents,
    float[] current,
    float[] otherCurrent,
    float advantage) {

  /** An empty cell in the must-play region. */
  public static final byte PLAYABLE = 0;

  /** A stone of the side to move. */
  public static final byte OWN = 1;

  /** A stone of the opponent. */
  public static final byte OTHER = 2;

  /** An empty cell outside of the must-play region. */
  public static final byte REFUTED = 3;

  /** The number of planes. */
  static final int PLANES = 8;

  private static final int CURRENT = 3;

  /** Whether a cell is empty and in the must-play region. */
  public boolean isPlayable(int cell) {
    return contents[cell] == PLAYABLE;
  }

  /**
   * Writes the planes, those of a cell side by side: contents and border, currents, their sum,
   * refuted cells and the advantage.
   */
  void load(NetworkGrid grid, float[] planes) {
    loadBorder(grid, planes);
    float most = 1e-6f;
    for (int cell = 0; cell < contents.length; cell++) {
      most = Math.max(most, current[cell] + otherCurrent[cell]);
    }
    float tilt = (float) Math.tanh(advantage / 2);
    for (int cell = 0; cell < contents.length; cell++) {
      int at = grid.place(cell / columns, cell % columns) * PLANES;
      byte content = contents[cell];
      planes[at] = content == OWN ? 1 : 0;
      planes[at + 1] = content == OTHER ? 1 : 0;
      planes[at + 2] = content == PLAYABLE || content == REFUTED ? 1 : 0;
      planes[at + CURRENT] = current[cell];
      planes[at + CURRENT + 1] = otherCurrent[cell];
      planes[at + CURRENT + 2] = (current[cell] + otherCurrent[cell]) / most;
      planes[at + CURRENT + 3] = content == REFUTED ? 1 : 0;
      planes[at + CURRENT + 4] = tilt;
    }
  }

  /** The border counts as stones: above and below of the side to move, left and right the other. */
  private void loadBorder(NetworkGrid grid, float[] planes) {
    for (int row = -1; row < rows; row++) {
      planes[grid.place(row, columns) * PLANES + 1] = 1;
    }
    for (int column = 0; column < columns; column++) {
      planes[grid.place(-1, column) * PLANES] = 1;
      planes[grid.place(rows, column) * PLANES] = 1;
    }
  }
}
