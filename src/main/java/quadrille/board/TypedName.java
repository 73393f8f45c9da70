package quadrille.board;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * Finds cells by their names as they are typed, letter by letter. What is typed stands until it is
 * dropped, or goes on to the name of no cell. Not thread-safe.
 */
final class TypedName {
  private final Map<String, Integer> cells = new HashMap<>();
  private String typed = "";

  /** The cells that can be focused; a cell with two names has a space between them. */
  TypedName(Iterable<BoardCell> all) {
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
    typed = begins(longer) ? longer : longer.substring(longer.length() - 1);
    if (!begins(typed)) {
      typed = "";
    }
    return !typed.isEmpty();
  }

  private boolean begins(String text) {
    return cells.keySet().stream().anyMatch(name -> name.startsWith(text));
  }

  /** The cell whose whole name has been typed, or {@link Arrows#NONE}. */
  int cell() {
    return cells.getOrDefault(typed, Arrows.NONE);
  }

  void drop() {
    typed = "";
  }
}
