package quadrille.core;

import java.util.HashMap;
import java.util.Map;

/** Sets up boards that a program knows to be right: for guides, lessons and samples. */
public record ExampleBoards(Game game, Settings settings) {

  /** Boards of a game under the default rules, except for some. */
  public static ExampleBoards of(Game game, Map<String, String> given) {
    try {
      return new ExampleBoards(game, Rules.settings(game, null, given));
    } catch (BadInputException e) {
      throw new IllegalArgumentException("no rules of " + game.id() + ": " + given, e);
    }
  }

  /** Boards of a game under these rules, except for some. */
  public static ExampleBoards withOverrides(
      Game game, Settings settings, Map<String, String> instead) {
    Map<String, String> given = new HashMap<>(settings.values());
    given.putAll(instead);
    return of(game, given);
  }

  /** The start of a game, some moves on. */
  public Line start(String moves) {
    return play(Line.start(game, settings), moves);
  }

  /** A position in the game's notation. */
  public Line position(String text) {
    try {
      return Line.from(game, settings, game.notation().parsePosition(text, settings));
    } catch (BadInputException e) {
      throw new IllegalArgumentException("no position of " + game.id() + ": " + text, e);
    }
  }

  private static Line play(Line line, String moves) {
    try {
      return line.play(moves);
    } catch (BadInputException e) {
      throw new IllegalArgumentException("no moves from " + line + ": " + moves, e);
    }
  }
}
