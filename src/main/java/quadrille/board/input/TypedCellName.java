package quadrille.board.input;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import quadrille.board.skin.ArrowNavigation;
import quadrille.board.skin.BoardCell;

/** Finds a cell by its name, typed letter by letter. Not thread-safe. */
final class TypedCellName {
  private final Map<String, Integer> cells = new HashMap<>();
  private String typed = "";

  /** Only playable cells are found; a cell may have two names separated by a space. */
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
   * Types a letter or digit, which continues the name or starts another.
   *
   * @return whether the name of a cell starts like this
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

  /** The cell whose name is complete, or {@link ArrowNavigation#NONE}. */
  int cell() {
    return cells.getOrDefault(typed, ArrowNavigation.NONE);
  }

  void clear() {
    typed = "";
  }
}
