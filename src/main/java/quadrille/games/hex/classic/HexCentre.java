package quadrille.games.hex.classic;

import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexPosition;
import quadrille.search.classic.BestMoves;

/** The centre of a board: one cell, or two or four if it has an even number of rows or columns. */
final class HexCentre {
  private HexCentre() {}

  /** The empty cells nearest to the centre, measured in rows and columns. */
  static BestMoves nearest(HexPosition position) {
    BestMoves best = new BestMoves();
    position
        .emptyCells()
        .forEach(cell -> best.offer(cell, -squaredDistance(position.board(), cell)));
    return best;
  }

  /** Whether no cell is nearer to the centre. */
  static boolean isCentral(HexBoard board, int cell) {
    return squaredDistance(board, cell) <= 2;
  }

  /** The squared distance of a cell from the centre, in half cells. */
  private static int squaredDistance(HexBoard board, int cell) {
    int rows = 2 * board.row(cell) - board.rows() + 1;
    int columns = 2 * board.column(cell) - board.columns() + 1;
    return rows * rows + columns * columns;
  }
}
