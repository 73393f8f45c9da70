package quadrille.core;

import java.util.Map;

/** Writes and reads the moves and positions of a game. Stateless and thread-safe. */
public interface Notation {

  /** Returns a legal move as text; no two moves of a position have the same text. */
  String format(Position position, long move);

  /**
   * Returns the legal move that a text stands for, in any accepted spelling.
   *
   * @throws BadInputException if the text is not a move or the move is illegal; says why
   */
  long parse(Position position, String text) throws BadInputException;

  /** Returns a position as one line of text. */
  String format(Position position);

  /**
   * Returns the position that a text stands for.
   *
   * @throws BadInputException if the text is not a position of a game with these settings; says
   *     where and what was expected
   */
  Position parsePosition(String text, Settings settings) throws BadInputException;

  /**
   * Returns the options that a position's text implies, such as the size of the board; empty if it
   * implies none or cannot be read.
   */
  default Map<String, String> optionsOf(String position) {
    return Map.of();
  }

  /** Returns the board drawn with characters on several lines, with coordinates. */
  String diagram(Position position);
}
