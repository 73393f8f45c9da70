package quadrille.games.dots;

import static quadrille.games.dots.DotsNotation.error;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import quadrille.core.BadInputException;
import quadrille.core.Side;
import quadrille.text.Text;

/** Parses a position and explains what is wrong with an invalid one. */
public final class DotsPositionParser {
  private static final Pattern SIZE = Pattern.compile("([0-9]{1,2})[xX×]([0-9]{1,2})");

  private DotsPositionParser() {}

  public static DotsPosition parse(String text) throws BadInputException {
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

  /** Returns the size at the beginning of a text, if it is a valid one. */
  static Map<String, String> options(String text) {
    try {
      DotsGrid grid = parseGrid(text.strip().split("\\s+")[0]);
      return Map.of("rows", "" + grid.rows(), "columns", "" + grid.columns());
    } catch (BadInputException e) {
      return Map.of();
    }
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
          String edge = DotsNotation.edgeName(before.grid(), from + i);
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
      String name = DotsNotation.boxName(before.grid(), box);
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
          Text.of(DotsPositionParser.class, "part." + name),
          part.length(),
          expected,
          grid.toString());
    }
  }
}
