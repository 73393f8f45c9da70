package quadrille.search.protocol;

import quadrille.core.BadInputException;
import quadrille.core.Position;
import quadrille.core.Settings;

/**
 * A game's variant of the UCI protocol: its name and its format of positions. Stateless and
 * thread-safe.
 */
public interface UciDialect {

  /** The name that begins the dialogue and from which other words are made: {@code uai}. */
  String name();

  /** Writes a position as words separated by spaces, none of which is {@code moves}. */
  String format(Position position);

  /**
   * Reads a position.
   *
   * @throws BadInputException if the text is not a position of a game with these settings
   */
  Position parse(String text, Settings settings) throws BadInputException;

  /**
   * Returns the settings that a position needs: those that the front end has set, unless the text
   * implies others, such as the size of the board.
   */
  Settings settings(String text, Settings set) throws BadInputException;
}
