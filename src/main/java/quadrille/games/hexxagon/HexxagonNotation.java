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
 * e1g1}. Clones are also read with an origin, and both with a hyphen between the cells.
 */
public final class HexxagonNotation implements Notation {
  private static final Pattern MOVE = Pattern.compile("([a-z][0-9])(?:-?([a-z][0-9]))?");

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
    if (board.isHole(cell)) {
      throw error("error.hole", HexxagonCells.name(cell));
    }
    if (board.owner(cell) != null) {
      throw error("error.occupied", HexxagonCells.name(cell));
    }
  }

  static BadInputException error(String key, Object... arguments) {
    return new BadInputException(Text.of(HexxagonNotation.class, key, arguments));
  }

  @Override
  public String format(Position position) {
    return write((HexxagonPosition) position);
  }

  public static String write(HexxagonPosition position) {
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
    return position.isHole(cell) ? '-' : '.';
  }

  @Override
  public Position parsePosition(String text, Settings settings) throws BadInputException {
    return new HexxagonPositionParser(HexxagonRules.of(settings)).parse(text);
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
