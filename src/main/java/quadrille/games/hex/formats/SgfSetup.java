package quadrille.games.hex.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import quadrille.core.BadInputException;
import quadrille.core.Side;
import quadrille.core.formats.GameParseException;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexNotation;
import quadrille.games.hex.HexPosition;

/** Reads the cells, colours and setup properties (AB, AW, AE and PL) of SGF files. */
final class SgfSetup {
  private static final Pattern LETTERS = Pattern.compile("([a-z])([a-z])");

  private SgfSetup() {}

  /** Returns the position after a node's setup; an equal one if the node sets nothing up. */
  static HexPosition setUp(SgfNode node, HexPosition before, boolean exchanged)
      throws GameParseException {
    String value = node.firstValue("PL");
    Side turn = value == null ? before.turn() : parseSide(value, exchanged, before.turn());
    if (Stream.of("AE", "AB", "AW").allMatch(property -> node.valuesOf(property).isEmpty())) {
      return before.withTurn(turn);
    }
    try {
      HexBoard board = before.board();
      Map<Integer, Side> stones = before.stones();
      stones.keySet().removeAll(cells(node, "AE", board, exchanged));
      for (int cell : cells(node, "AB", board, exchanged)) {
        stones.put(cell, exchanged ? Side.SECOND : Side.FIRST);
      }
      for (int cell : cells(node, "AW", board, exchanged)) {
        stones.put(cell, exchanged ? Side.FIRST : Side.SECOND);
      }
      return HexPosition.of(board, stones, turn);
    } catch (BadInputException e) {
      throw new GameParseException(node.line(), e);
    }
  }

  /** The cells of a property's points, and of the rectangles between two points: {@code a1:c3}. */
  private static List<Integer> cells(
      SgfNode node, String property, HexBoard board, boolean mirrored) throws BadInputException {
    List<Integer> cells = new ArrayList<>();
    for (String points : node.valuesOf(property)) {
      String[] corners = points.split(":", 2);
      int one = cell(board, corners[0], mirrored);
      int other = corners.length == 1 ? one : cell(board, corners[1], mirrored);
      IntStream.range(0, board.cells())
          .filter(cell -> isBetween(board.row(cell), board.row(one), board.row(other)))
          .filter(cell -> isBetween(board.column(cell), board.column(one), board.column(other)))
          .forEach(cells::add);
    }
    return cells;
  }

  private static boolean isBetween(int value, int one, int other) {
    return value >= Math.min(one, other) && value <= Math.max(one, other);
  }

  /**
   * Returns the cell of a point: {@code a1}, or {@code aa} as in Go in older files.
   *
   * @param mirrored whether the file's board is the mirror image of ours
   */
  static int cell(HexBoard board, String point, boolean mirrored) throws BadInputException {
    String word = point.strip().toLowerCase(Locale.ROOT);
    Matcher letters = LETTERS.matcher(word);
    String name =
        letters.matches() ? letters.group(1) + (letters.group(2).charAt(0) - 'a' + 1) : word;
    int cell = HexNotation.parseCell(board, name, point);
    return mirrored ? board.mirror(cell) : cell;
  }

  /**
   * Parses a colour: {@code B}, {@code black} or {@code 1}; {@code W}, {@code white} or {@code 2}.
   */
  static Side parseSide(String colour, boolean exchanged, Side fallback) {
    return switch (colour.strip().toLowerCase(Locale.ROOT)) {
      case "b", "black", "1" -> exchanged ? Side.SECOND : Side.FIRST;
      case "w", "white", "2" -> exchanged ? Side.FIRST : Side.SECOND;
      default -> fallback;
    };
  }
}
