package quadrille.games.hexxagon;

import quadrille.core.BadInputException;
import quadrille.core.Side;

/** Parses a position: nine rows separated by slashes, a space, and the side to move. */
public final class HexxagonPositionParser {
  private final HexxagonRules rules;
  private long first;
  private long second;

  public HexxagonPositionParser(HexxagonRules rules) {
    this.rules = rules;
  }

  public HexxagonPosition parse(String text) throws BadInputException {
    String[] parts = text.strip().split("\\s+");
    if (parts.length != 2) {
      throw HexxagonNotation.error("error.parts", text);
    }
    String[] rows = parts[0].split("/", -1);
    if (rows.length != HexxagonCells.ROWS) {
      throw HexxagonNotation.error("error.rows", rows.length);
    }
    for (int y = 0; y < rows.length; y++) {
      parseRow(y, rows[y]);
    }
    if ((first | second) == 0) {
      throw HexxagonNotation.error("error.no-pieces");
    }
    return HexxagonPosition.of(rules, first, second, parseSide(parts[1]));
  }

  private void parseRow(int y, String row) throws BadInputException {
    int start = HexxagonCells.firstX(y);
    int length = HexxagonCells.lastX(y) - start + 1;
    if (row.length() != length) {
      throw HexxagonNotation.error("error.row-length", y + 1, row.length(), length);
    }
    for (int i = 0; i < length; i++) {
      parseCell(start + i, y, row.charAt(i));
    }
  }

  private void parseCell(int x, int y, char symbol) throws BadInputException {
    long bit = 1L << HexxagonCells.at(x, y);
    boolean hole = (rules.cells() & bit) == 0;
    if ("xo.-".indexOf(symbol) < 0) {
      throw cellError("error.symbol", x, y, symbol);
    }
    if (hole != (symbol == '-')) {
      throw cellError(hole ? "error.on-hole" : "error.no-hole", x, y, symbol);
    }
    first |= symbol == 'x' ? bit : 0;
    second |= symbol == 'o' ? bit : 0;
  }

  private static BadInputException cellError(String key, int x, int y, char symbol) {
    return HexxagonNotation.error(
        key, y + 1, Character.toString('a' + x), Character.toString(symbol));
  }

  private static Side parseSide(String text) throws BadInputException {
    return switch (text) {
      case "x" -> Side.FIRST;
      case "o" -> Side.SECOND;
      default -> throw HexxagonNotation.error("error.side", text);
    };
  }
}
