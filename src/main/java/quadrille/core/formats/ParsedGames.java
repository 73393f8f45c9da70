package quadrille.core.formats;

import java.util.List;
import quadrille.core.GameTree;
import quadrille.text.Text;

/**
 * The games of a file.
 *
 * @param games the games in the order of the file
 * @param problems the games or parts of games that could not be read, in the order of the file
 */
public record ParsedGames(List<GameTree> games, List<Problem> problems) {

  public ParsedGames {
    games = List.copyOf(games);
    problems = List.copyOf(problems);
  }

  /**
   * A game that could not be read, or a part of one that was skipped.
   *
   * @param number the game's number in the file, from 1
   * @param line the line of the file, from 1
   * @param text what was wrong and what was expected
   */
  public record Problem(int number, int line, Text text) {}
}
