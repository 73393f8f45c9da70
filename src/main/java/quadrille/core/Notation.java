package quadrille.core;

import java.util.Map;

/** How a game's moves and positions are written. Stateless, thread-safe. */
public interface Notation {

  /** A legal move of the position as text; different moves of one position differ. */
  String format(Position position, long move);

  /**
   * A legal move read from text, in any of the accepted spellings.
   *
   * @throws BadInputException when the text is no move, or one that is not legal here; says why
   */
  long parse(Position position, String text) throws BadInputException;

  /** The position in one line. */
  String format(Position position);

  /**
   * A position read from one line.
   *
   * @throws BadInputException when the text is no position of a game with these settings; says
   *     where and what was expected
   */
  Position parsePosition(String text, Settings settings) throws BadInputException;

  /**
   * The options that the text of a position tells by itself, such as the size of the board; empty
   * where it tells none or cannot be read.
   */
  default Map<String, String> optionsOf(String position) {
    return Map.of();
  }

  /** The board drawn with characters, several lines, with coordinates. */
  String diagram(Position position);
}
