package quadrille.board.skin;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How somebody likes the board of a game. Values that the game does not know, as another version
 * may have left them, count as the usual ones. Immutable.
 *
 * @param look one of the game's looks; empty for the usual one
 * @param choices the values of options that are not as usual, by the options' names
 */
public record BoardPreferences(String look, Map<String, String> choices) {
  /** As the game has it. */
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

  /** The same with another value of an option. */
  public BoardPreferences with(BoardOption option, String value) {
    Map<String, String> more = new HashMap<>(choices);
    more.put(option.name(), value);
    return new BoardPreferences(look, more);
  }

  /** The same with another look. */
  public BoardPreferences withLook(String other) {
    return new BoardPreferences(other, choices);
  }

  /** The look to use among those of a skin, of which the first is the usual one. */
  public String lookFor(List<String> looks) {
    return looks.contains(look) ? look : looks.getFirst();
  }
}
