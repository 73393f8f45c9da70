package quadrille.core;

import java.util.List;

/** A way to write games into files that people and other programs read. Stateless, thread-safe. */
public interface GameFormat {

  /** The name used on the command line: lower case letters. */
  String id();

  /** How names of such files end, without the dot, the usual ending first. */
  List<String> extensions();

  /** What people call it. */
  Text name();

  /** Whether the text looks like this format, be it whole or not; told from its beginning. */
  boolean recognizes(String text);

  /**
   * The games of a text. A game that cannot be read stands in the problems, and the others are
   * read.
   *
   * @throws BadInputException when the text is not of this format at all; says where and what was
   *     expected
   */
  GameFile read(String text) throws BadInputException;

  /**
   * The games as a text that {@link #read} reads again.
   *
   * @param games one or more
   * @throws BadInputException when the format cannot hold one of them: another game, other rules
   */
  String write(List<GameTree> games) throws BadInputException;
}
