package quadrille.games.dots;

import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import quadrille.core.BadInputException;
import quadrille.core.Notation;
import quadrille.core.Position;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.text.Text;

/**
 * Writes edges as {@code a1h} and {@code a1v}, from dot a1 to the right and down, and positions in
 * a line such as {@code 2x2 110000 101000 .... 1}.
 */
public final class DotsNotation implements Notation {
  public static final DotsNotation INSTANCE = new DotsNotation();

  private static final Pattern SIZE = Pattern.compile("([0-9]{1,2})[xX×]([0-9]{1,2})");
  private static final Pattern EDGE = Pattern.compile("([a-z])([0-9]{1,2})([hv])");

  private DotsNotation() {}

  @Override
  public String format(Position position, long move) {
    return edgeName(((DotsPosition) position).grid(), (int) move);
  }

  public static String edgeName(DotsGrid grid, int edge) {
    String direction = grid.isHorizontal(edge) ? "h" : "v";
    return dotName(grid.row(edge), grid.column(edge)) + direction;
  }

  /** Returns the name of a box, which is that of its top left dot. */
  public static String boxName(DotsGrid grid, int box) {
    return dotName(grid.boxRow(box), grid.boxColumn(box));
  }

  private static String dotName(int row, int column) {
    return (char) ('a' + column) + Integer.toString(row + 1);
  }

  @Override
  public long parse(Position position, String text) throws BadInputException {
    DotsPosition dots = (DotsPosition) position;
    int edge = parseEdge(dots.grid(), text.strip());
    if (dots.isDrawn(edge)) {
      throw error("error.move.drawn", edgeName(dots.grid(), edge));
    }
    return edge;
  }

  private static int parseEdge(DotsGrid grid, String text) throws BadInputException {
    Matcher matcher = EDGE.matcher(text.toLowerCase(Locale.ROOT));
    if (!matcher.matches()) {
      throw error("error.move", text);
    }
    int column = matcher.group(1).charAt(0) - 'a';
    int row = Integer.parseInt(matcher.group(2)) - 1;
    boolean horizontal = matcher.group(3).equals("h");
    int lastRow = horizontal ? grid.rows() : grid.rows() - 1;
    int lastColumn = horizontal ? grid.columns() - 1 : grid.columns();
    if (row < 0 || row > lastRow || column > lastColumn) {
      String last = dotName(lastRow, lastColumn) + matcher.group(3);
      throw error("error.move.outside", text, grid.toString(), "a1" + matcher.group(3), last);
    }
    return grid.edge(row, column, horizontal);
  }

  @Override
  public String format(Position position) {
    DotsPosition dots = (DotsPosition) position;
    DotsGrid grid = dots.grid();
    StringBuilder line = new StringBuilder(grid.toString());
    for (int edge = 0; edge < grid.edges(); edge++) {
      if (edge == 0 || edge == grid.horizontals()) {
        line.append(' ');
      }
      line.append(dots.isDrawn(edge) ? '1' : '0');
    }
    line.append(' ');
    for (int box = 0; box < grid.boxes(); box++) {
      Side owner = dots.owner(box);
      line.append(owner == null ? '.' : sideDigit(owner));
    }
    return line.append(' ').append(sideDigit(dots.turn())).toString();
  }

  private static char sideDigit(Side side) {
    return side == Side.FIRST ? '1' : '2';
  }

  @Override
  public DotsPosition parsePosition(String text, Settings settings) throws BadInputException {
    DotsPosition position = parsePosition(text);
    DotsGrid grid = position.grid();
    DotsGrid set = DotsGrid.of(settings);
    if (grid != set) {
      throw error(
          "error.position.other-size", grid.rows(), grid.columns(), set.rows(), set.columns());
    }
    return position;
  }

  /**
   * Returns the position of a text, whatever its size.
   *
   * @throws BadInputException if the text is not a position; says where and what was expected
   */
  public static DotsPosition parsePosition(String text) throws BadInputException {
    String[] parts = text.strip().split("\\s+");
    if (parts.length != 5) {
      throw error("error.position", text.isBlank() ? 0 : parts.length);
    }
    DotsGrid grid = parseGrid(parts[0]);
    DotsPosition position = DotsPosition.empty(grid);
    position = parseEdges(position, "horizontals", 0, grid.horizontals(), parts[1]);
    position = parseEdges(position, "verticals", grid.horizontals(), grid.edges(), parts[2]);
    return parseOwners(position, parts[3]).withTurn(parseTurn(parts[4]));
  }

  private static DotsGrid parseGrid(String part) throws BadInputException {
    Matcher matcher = SIZE.matcher(part);
    if (matcher.matches()) {
      int rows = Integer.parseInt(matcher.group(1));
      int columns = Integer.parseInt(matcher.group(2));
      if (Math.min(rows, columns) >= 1 && Math.max(rows, columns) <= DotsGrid.MAX_SIDE) {
        return DotsGrid.of(rows, columns);
      }
    }
    throw error("error.position.size", part, DotsGrid.MAX_SIDE);
  }

  private static DotsPosition parseEdges(
      DotsPosition before, String name, int from, int to, String part) throws BadInputException {
    checkLength(before.grid(), name, part, to - from);
    DotsPosition position = before;
    for (int i = 0; i < part.length(); i++) {
      switch (part.charAt(i)) {
        case '1' -> position = position.withEdge(from + i);
        case '0' -> {}
        default -> {
          String edge = edgeName(before.grid(), from + i);
          throw error("error.position.edge", part.substring(i, i + 1), edge);
        }
      }
    }
    return position;
  }

  private static DotsPosition parseOwners(DotsPosition before, String part)
      throws BadInputException {
    checkLength(before.grid(), "boxes", part, before.grid().boxes());
    DotsPosition position = before;
    for (int box = 0; box < part.length(); box++) {
      String owner = part.substring(box, box + 1);
      String name = boxName(before.grid(), box);
      boolean owned = owner.equals("1") || owner.equals("2");
      if (!owned && !owner.equals(".")) {
        throw error("error.position.owner", owner, name);
      }
      if (owned != position.isClosed(box)) {
        throw owned
            ? error("error.position.open", name, owner)
            : error("error.position.unowned", name);
      }
      if (owned) {
        position = position.withOwner(box, owner.equals("1") ? Side.FIRST : Side.SECOND);
      }
    }
    return position;
  }

  private static Side parseTurn(String part) throws BadInputException {
    return switch (part) {
      case "1" -> Side.FIRST;
      case "2" -> Side.SECOND;
      default -> throw error("error.position.turn", part);
    };
  }

  private static void checkLength(DotsGrid grid, String name, String part, int expected)
      throws BadInputException {
    if (part.length() != expected) {
      throw error(
          "error.position.length",
          Text.of(DotsNotation.class, "part." + name),
          part.length(),
          expected,
          grid.toString());
    }
  }

  /** Returns the size at the beginning of a text, if it is a valid one. */
  @Override
  public Map<String, String> optionsOf(String position) {
    try {
      DotsGrid grid = parseGrid(position.strip().split("\\s+")[0]);
      return Map.of("rows", "" + grid.rows(), "columns", "" + grid.columns());
    } catch (BadInputException _) {
      return Map.of();
    }
  }

  /** Draws dots, edges, and the initial of each box's owner. */
  @Override
  public String diagram(Position position) {
    DotsPosition dots = (DotsPosition) position;
    int rows = dots.grid().rows();
    StringJoiner lines = new StringJoiner("\n");
    lines.add(columnLetters(dots.grid()));
    for (int row = 0; row < rows; row++) {
      lines.add(dotRow(dots, row)).add(boxRow(dots, row));
    }
    return lines.add(dotRow(dots, rows)).toString();
  }

  private static String columnLetters(DotsGrid grid) {
    StringBuilder line = new StringBuilder("  ");
    for (int column = 0; column <= grid.columns(); column++) {
      line.append(column == 0 ? " " : "   ").append((char) ('a' + column));
    }
    return line.toString();
  }

  private static String dotRow(DotsPosition dots, int row) {
    StringBuilder line = new StringBuilder(String.format("%2d ", row + 1));
    for (int column = 0; column < dots.grid().columns(); column++) {
      line.append(dots.isDrawn(dots.grid().edge(row, column, true)) ? "+---" : "+   ");
    }
    return line.append('+').toString();
  }

  private static String boxRow(DotsPosition dots, int row) {
    DotsGrid grid = dots.grid();
    StringBuilder line = new StringBuilder("   ");
    for (int column = 0; column <= grid.columns(); column++) {
      line.append(dots.isDrawn(grid.edge(row, column, false)) ? '|' : ' ');
      if (column < grid.columns()) {
        Side owner = dots.owner(grid.box(row, column));
        line.append(' ').append(owner == null ? ' ' : owner == Side.FIRST ? 'R' : 'B').append(' ');
      }
    }
    return line.toString().stripTrailing();
  }

  private static BadInputException error(String key, Object... arguments) {
    return new BadInputException(DotsNotation.class, key, arguments);
  }
}
