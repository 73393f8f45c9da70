package quadrille.core.formats;

import java.util.ArrayList;
import java.util.List;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.text.Text;

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
   * Reads the games of a text one after the other, keeping none of them: there may be very many. A
   * game that cannot be read is told as a problem, and the others are read.
   *
   * @throws BadInputException when the text is not of this format at all; says where and what was
   *     expected
   */
  void read(String text, Visitor visitor) throws BadInputException;

  /**
   * All games of a text.
   *
   * @throws BadInputException as {@link #read(String, Visitor)} does
   */
  default ParsedGames read(String text) throws BadInputException {
    List<GameTree> games = new ArrayList<>();
    List<ParsedGames.Problem> problems = new ArrayList<>();
    read(
        text,
        new Visitor() {
          @Override
          public boolean game(int number, GameTree game) {
            return games.add(game);
          }

          @Override
          public void problem(ParsedGames.Problem problem) {
            problems.add(problem);
          }
        });
    return new ParsedGames(games, problems);
  }

  /**
   * The games as a text that {@link #read} reads again.
   *
   * @param games one or more
   * @throws BadInputException when the format cannot hold one of them: another game, other rules
   */
  String write(List<GameTree> games) throws BadInputException;

  /** Is shown what a text holds, in its order. */
  interface Visitor {

    /**
     * A game that was read.
     *
     * @param number its number in the text, from 1; those that cannot be read are counted as well
     * @return whether to read on
     */
    boolean game(int number, GameTree game);

    /** Something that could not be read. */
    void problem(ParsedGames.Problem problem);
  }
}
