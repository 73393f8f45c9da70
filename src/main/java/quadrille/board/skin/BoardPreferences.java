package quadrille.board.skin;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The player's preferences for the board of a game. Unknown values, which another version may have
 * stored, count as the defaults. Immutable.
 *
 * @param look one of the game's looks; empty for the default
 * @param choices the option values that differ from the defaults, by option name
 */
public record BoardPreferences(String look, Map<String, String> choices) {
  /** The defaults. */
  public static final BoardPreferences DEFAULT = new BoardPreferences("", Map.of());

  public BoardPreferences {
    choices = Map.copyOf(choices);
  }

  /** The value of an option. */
  public String value(BoardOption option) {
    String value = choices.getOrDefault(option.name(), "");
    return option.values().contains(value) ? value : option.values().getFirst();
  }

  /** Whether a toggle is on. */
  public boolean isOn(BoardOption toggle) {
    return value(toggle).equals(BoardOption.toggleValue(true));
  }

  /** A copy with another value of an option. */
  public BoardPreferences with(BoardOption option, String value) {
    Map<String, String> more = new HashMap<>(choices);
    more.put(option.name(), value);
    return new BoardPreferences(look, more);
  }

  /** A copy with another look. */
  public BoardPreferences withLook(String other) {
    return new BoardPreferences(other, choices);
  }

  /** The look to use among those of a skin, the first of which is the default. */
  public String lookFor(List<String> looks) {
    return looks.contains(look) ? look : looks.getFirst();
  }
}
