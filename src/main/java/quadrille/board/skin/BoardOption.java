package quadrille.board.skin;

import java.util.List;

/**
 * Something about a board that is a matter of taste: how it lies, what is written on it, what is
 * shown beside the pieces. Rules are not: those are options of the game.
 *
 * @param name in the messages of the game: {@code board.NAME}, its values {@code board.NAME.VALUE}
 * @param values at least two; the first is the usual one
 */
public record BoardOption(String name, List<String> values) {
  private static final String OFF = "off";
  private static final String ON = "on";

  public BoardOption {
    values = List.copyOf(values);
    if (values.size() < 2) {
      throw new IllegalArgumentException("nothing to choose: " + name);
    }
  }

  /** Something that is not shown unless it is asked for. */
  public static BoardOption toggle(String name) {
    return new BoardOption(name, List.of(OFF, ON));
  }

  /** Whether it is either shown or not. */
  public boolean isToggle() {
    return values.equals(List.of(OFF, ON));
  }

  /** The value that stands for a toggle's state. */
  public static String toggleValue(boolean on) {
    return on ? ON : OFF;
  }
}
