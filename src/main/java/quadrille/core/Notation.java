package quadrille.core;

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

  /** The board drawn with characters, several lines, with coordinates. */
  String diagram(Position position);
}
