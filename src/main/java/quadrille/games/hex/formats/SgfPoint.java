package quadrille.games.hex.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import quadrille.core.BadInputException;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexNotation;

/**
 * Parses the cells of SGF files: {@code a1}, {@code aa} as in Go in older files, and rectangles
 * such as {@code a1:c3}.
 */
final class SgfPoint {
  private static final Pattern LETTERS = Pattern.compile("([a-z])([a-z])");

  private SgfPoint() {}

  /**
   * Returns the cell of a point.
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

  /** Returns the cell of a point, or the cells of the rectangle between two points. */
  static List<Integer> cells(HexBoard board, String points, boolean mirrored)
      throws BadInputException {
    String[] corners = points.split(":", 2);
    int one = cell(board, corners[0], mirrored);
    int other = corners.length == 1 ? one : cell(board, corners[1], mirrored);
    List<Integer> cells = new ArrayList<>();
    for (int cell = 0; cell < board.cells(); cell++) {
      boolean inside =
          isBetween(board.row(cell), board.row(one), board.row(other))
              && isBetween(board.column(cell), board.column(one), board.column(other));
      if (inside) {
        cells.add(cell);
      }
    }
    return cells;
  }

  private static boolean isBetween(int value, int one, int other) {
    return value >= Math.min(one, other) && value <= Math.max(one, other);
  }
}
