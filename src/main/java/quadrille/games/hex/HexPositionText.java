package quadrille.games.hex;

import java.util.Map;
import quadrille.core.BadInputException;
import quadrille.core.Side;

/** Writes and reads positions in one line: {@code .../.x./..o x}. */
final class HexPositionText {
  private static final char RED = 'x';
  private static final char BLUE = 'o';
  private static final char EMPTY = '.';

  private HexPositionText() {}

  static String format(HexPosition position) {
    HexBoard board = position.board();
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < board.cells(); cell++) {
      if (cell > 0 && board.column(cell) == 0) {
        text.append('/');
      }
      text.append(symbol(position, cell));
    }
    return text.append(' ').append(position.turn() == Side.FIRST ? RED : BLUE).toString();
  }

  static char symbol(HexPosition position, int cell) {
    Side side = position.stone(cell);
    return side == null ? EMPTY : side == Side.FIRST ? RED : BLUE;
  }

  static HexPosition parse(String text, HexBoard board) throws BadInputException {
    String[] parts = text.strip().split("\\s+");
    if (parts.length != 2) {
      throw HexNotation.error("error.position", text.strip());
    }
    HexPosition position = HexPosition.empty(board, parseTurn(parts[1]));
    String[] rows = parts[0].split("/", -1);
    if (rows.length != board.rows()) {
      throw HexNotation.error("error.rows", rows.length, board.rows());
    }
    for (int row = 0; row < rows.length; row++) {
      position = withRow(position, row, rows[row]);
    }
    return position;
  }

  /** The size of the board in the text, as options; empty if the text shows no valid board. */
  static Map<String, String> options(String text) {
    String[] rows = text.strip().split("\\s+")[0].split("/", -1);
    int columns = rows[0].length();
    boolean isBoard = isValidSize(rows.length) && isValidSize(columns);
    return isBoard ? Map.of("rows", "" + rows.length, "columns", "" + columns) : Map.of();
  }

  private static boolean isValidSize(int cells) {
    return cells >= HexGame.MIN_SIZE && cells <= HexGame.MAX_SIZE;
  }

  private static Side parseTurn(String text) throws BadInputException {
    return switch (text) {
      case "x", "X" -> Side.FIRST;
      case "o", "O" -> Side.SECOND;
      default -> throw HexNotation.error("error.turn", text);
    };
  }

  private static HexPosition withRow(HexPosition position, int row, String text)
      throws BadInputException {
    HexBoard board = position.board();
    if (text.length() != board.columns()) {
      throw HexNotation.error("error.row-length", row + 1, text.length(), board.columns());
    }
    HexPosition filled = position;
    for (int column = 0; column < text.length(); column++) {
      int cell = board.cell(row, column);
      filled =
          switch (text.charAt(column)) {
            case RED, 'X' -> filled.withStone(Side.FIRST, cell, filled.turn());
            case BLUE, 'O' -> filled.withStone(Side.SECOND, cell, filled.turn());
            case EMPTY -> filled;
            default ->
                throw HexNotation.error(
                    "error.symbol",
                    String.valueOf(text.charAt(column)),
                    HexNotation.cellName(board, cell));
          };
    }
    return filled;
  }
}
