package quadrille.games.hex;

/** Draws a board with characters. */
final class HexDiagram {
  private HexDiagram() {}

  static String draw(HexPosition position) {
    HexBoard board = position.board();
    StringBuilder text = new StringBuilder("  ");
    for (int column = 0; column < board.columns(); column++) {
      text.append(' ').append((char) ('a' + column));
    }
    for (int row = 0; row < board.rows(); row++) {
      text.append('\n').append(indent(board, row)).append(String.format("%2d", row + 1));
      for (int column = 0; column < board.columns(); column++) {
        text.append(' ').append(HexPositionText.symbol(position, board.cell(row, column)));
      }
    }
    return text.append('\n').toString();
  }

  /** On the Hex board each row is shifted right by half a cell. */
  private static String indent(HexBoard board, int row) {
    return board.tiling() == HexTiling.HEXAGONAL ? " ".repeat(row) : "";
  }
}
