package quadrille.board.skin;

import java.util.List;

/**
 * A display option of a board, such as its orientation or additional labels.
 *
 * @param name the key of its messages: {@code board.NAME}, its values {@code board.NAME.VALUE}
 * @param values at least two; the first is the default
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

  /** An option that is off or on, off by default. */
  public static BoardOption toggle(String name) {
    return new BoardOption(name, List.of(OFF, ON));
  }

  /** Whether the option is off or on. */
  public boolean isToggle() {
    return values.equals(List.of(OFF, ON));
  }

  /** The value of a toggle's state. */
  public static String toggleValue(boolean on) {
    return on ? ON : OFF;
  }
}
