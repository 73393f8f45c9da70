package quadrille.core;

import java.util.HashMap;
import java.util.Map;

/**
 * Sets up the boards of guides, lessons and tests. Their texts are part of the program, so a
 * mistake in one is a programming error: every method throws {@link IllegalArgumentException} for
 * it.
 */
public record ExampleBoards(Game game, Settings settings) {

  /** Returns boards with the game's default settings, some of them overridden. */
  public static ExampleBoards of(Game game, Map<String, String> overrides) {
    try {
      return new ExampleBoards(game, Rules.settings(game, null, overrides));
    } catch (BadInputException e) {
      throw new IllegalArgumentException("invalid settings of " + game.id() + ": " + overrides, e);
    }
  }

  /** Returns boards with these settings, some of them overridden. */
  public static ExampleBoards withOverrides(
      Game game, Settings settings, Map<String, String> overrides) {
    Map<String, String> values = new HashMap<>(settings.values());
    values.putAll(overrides);
    return of(game, values);
  }

  /** Returns a game from its start with these moves, separated by spaces. */
  public Line start(String moves) {
    Line line = Line.start(game, settings);
    try {
      return line.play(moves);
    } catch (BadInputException e) {
      throw new IllegalArgumentException("invalid moves from " + line + ": " + moves, e);
    }
  }

  /** Returns a game that starts from a position in the game's notation. */
  public Line position(String text) {
    try {
      return Line.start(game, settings, text);
    } catch (BadInputException e) {
      throw new IllegalArgumentException("invalid position of " + game.id() + ": " + text, e);
    }
  }
}
