package quadrille.board.input;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import quadrille.board.skin.ArrowNavigation;
import quadrille.board.skin.BoardCell;

/**
 * Finds cells by their names as they are typed, letter by letter. What is typed stands until it is
 * dropped, or goes on to the name of no cell. Not thread-safe.
 */
final class TypedCellName {
  private final Map<String, Integer> cells = new HashMap<>();
  private String typed = "";

  /** The cells that can be focused; a cell with two names has a space between them. */
  TypedCellName(Iterable<BoardCell> all) {
    for (BoardCell cell : all) {
      if (cell.playable()) {
        for (String name : cell.name().toLowerCase(Locale.ROOT).split(" ")) {
          cells.put(name, cell.id());
        }
      }
    }
  }

  /**
   * Types one more letter or digit: goes on with the name, or begins another one.
   *
   * @return whether the name of a cell begins like this
   */
  boolean type(char next) {
    String longer = typed + Character.toLowerCase(next);
    typed = isPrefix(longer) ? longer : longer.substring(longer.length() - 1);
    if (!isPrefix(typed)) {
      typed = "";
    }
    return !typed.isEmpty();
  }

  private boolean isPrefix(String text) {
    return cells.keySet().stream().anyMatch(name -> name.startsWith(text));
  }

  /** The cell whose whole name has been typed, or {@link ArrowNavigation#NONE}. */
  int cell() {
    return cells.getOrDefault(typed, ArrowNavigation.NONE);
  }

  void clear() {
    typed = "";
  }
}
