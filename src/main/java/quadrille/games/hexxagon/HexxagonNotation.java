package quadrille.games.hexxagon;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import quadrille.core.BadInputException;
import quadrille.core.Notation;
import quadrille.core.Position;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.text.Text;

/**
 * Writes a clone as its destination, {@code e2}, and a jump as origin and destination, {@code
 * e1g1}. Clones are also read with an origin, and both with a hyphen or a dash between the cells.
 */
public final class HexxagonNotation implements Notation {
  private static final Pattern MOVE = Pattern.compile("([a-z][0-9])(?:[-–]?([a-z][0-9]))?");

  @Override
  public String format(Position position, long move) {
    String to = HexxagonCells.name(HexxagonMove.to(move));
    return HexxagonMove.isJump(move) ? HexxagonCells.name(HexxagonMove.from(move)) + to : to;
  }

  @Override
  public long parse(Position position, String text) throws BadInputException {
    Matcher matcher = MOVE.matcher(text.strip().toLowerCase(Locale.ROOT));
    if (!matcher.matches()) {
      throw error("error.move", text);
    }
    int last = parseCell(matcher.group(matcher.group(2) == null ? 1 : 2));
    HexxagonPosition board = (HexxagonPosition) position;
    if (board.ending() != null) {
      throw error("error.over", text);
    }
    if (matcher.group(2) == null) {
      return encodeClone(board, last);
    }
    return encodeMove(board, parseCell(matcher.group(1)), last);
  }

  private static int parseCell(String name) throws BadInputException {
    int cell = HexxagonCells.named(name);
    if (cell < 0) {
      throw error("error.cell", name);
    }
    return cell;
  }

  private static long encodeClone(HexxagonPosition board, int to) throws BadInputException {
    requireEmpty(board, to);
    if ((HexxagonCells.neighbours(to) & board.own()) == 0) {
      Text side = HexxagonRules.sideName(board.turn());
      throw error("error.clone", HexxagonCells.name(to), side);
    }
    return HexxagonMove.clone(to);
  }

  private static long encodeMove(HexxagonPosition board, int from, int to)
      throws BadInputException {
    if (board.owner(from) != board.turn()) {
      Text side = HexxagonRules.sideName(board.turn());
      throw error("error.origin", HexxagonCells.name(from), side);
    }
    requireEmpty(board, to);
    int distance = HexxagonCells.distance(from, to);
    if (distance > 2) {
      throw error("error.far", HexxagonCells.name(from), HexxagonCells.name(to), distance);
    }
    return distance == 1 ? HexxagonMove.clone(to) : HexxagonMove.jump(from, to);
  }

  private static void requireEmpty(HexxagonPosition board, int cell) throws BadInputException {
    if (board.rules().isHole(cell)) {
      throw error("error.hole", HexxagonCells.name(cell));
    }
    if (board.owner(cell) != null) {
      throw error("error.occupied", HexxagonCells.name(cell));
    }
  }

  static BadInputException error(String key, Object... arguments) {
    return new BadInputException(HexxagonNotation.class, key, arguments);
  }

  @Override
  public String format(Position position) {
    return write((HexxagonPosition) position);
  }

  static String write(HexxagonPosition position) {
    StringBuilder line = new StringBuilder();
    for (int cell = 0; cell < HexxagonCells.COUNT; cell++) {
      if (cell > 0 && HexxagonCells.y(cell) != HexxagonCells.y(cell - 1)) {
        line.append('/');
      }
      line.append(symbol(position, cell));
    }
    return line.append(position.turn() == Side.FIRST ? " x" : " o").toString();
  }

  private static char symbol(HexxagonPosition position, int cell) {
    Side owner = position.owner(cell);
    if (owner != null) {
      return owner == Side.FIRST ? 'x' : 'o';
    }
    return position.rules().isHole(cell) ? '-' : '.';
  }

  /** Parses nine rows separated by slashes, a space, and the side to move. */
  @Override
  public Position parsePosition(String text, Settings settings) throws BadInputException {
    String[] parts = text.strip().split("\\s+");
    if (parts.length != 2) {
      throw error("error.parts", text);
    }
    String[] rows = parts[0].split("/", -1);
    if (rows.length != HexxagonCells.ROWS) {
      throw error("error.rows", rows.length);
    }
    HexxagonRules rules = HexxagonRules.of(settings);
    long first = 0;
    long second = 0;
    for (int cell = 0; cell < HexxagonCells.COUNT; cell++) {
      char symbol = parseSymbol(rules, cell, rows[HexxagonCells.y(cell)]);
      first |= symbol == 'x' ? 1L << cell : 0;
      second |= symbol == 'o' ? 1L << cell : 0;
    }
    if ((first | second) == 0) {
      throw error("error.no-pieces");
    }
    Side turn =
        switch (parts[1]) {
          case "x" -> Side.FIRST;
          case "o" -> Side.SECOND;
          default -> throw error("error.side", parts[1]);
        };
    return new HexxagonPosition(rules, first, second, turn);
  }

  private static char parseSymbol(HexxagonRules rules, int cell, String row)
      throws BadInputException {
    int y = HexxagonCells.y(cell);
    int start = HexxagonCells.firstX(y);
    int length = HexxagonCells.lastX(y) - start + 1;
    if (row.length() != length) {
      throw error("error.row-length", y + 1, row.length(), length);
    }
    int x = HexxagonCells.x(cell);
    char symbol = row.charAt(x - start);
    boolean known = "xo.-".indexOf(symbol) >= 0;
    boolean hole = rules.isHole(cell);
    if (!known || hole != (symbol == '-')) {
      String key = known ? hole ? "error.on-hole" : "error.no-hole" : "error.symbol";
      throw error(key, y + 1, Character.toString('a' + x), Character.toString(symbol));
    }
    return symbol;
  }

  /** Rows are numbered on the left; the letter of a column is at the end of its diagonal. */
  @Override
  public String diagram(Position position) {
    StringBuilder lines = new StringBuilder();
    for (int y = 0; y < HexxagonCells.ROWS; y++) {
      int indent = 2 * HexxagonCells.firstX(y) + y - 3;
      lines.append(y + 1).append(" ".repeat(indent));
      for (int x = HexxagonCells.firstX(y); x <= HexxagonCells.lastX(y); x++) {
        lines.append(' ').append(symbol((HexxagonPosition) position, HexxagonCells.at(x, y)));
      }
      lines.append(y < 5 ? "" : " " + (char) ('a' + 13 - y)).append('\n');
    }
    return lines.append("        a b c d e").toString();
  }
}
