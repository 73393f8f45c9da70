package quadrille.core.formats;

import java.util.ArrayList;
import java.util.List;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;

/** All games and problems of a text, in its order. */
public record ParsedGames(List<GameTree> games, List<GameFormat.Problem> problems) {

  public static ParsedGames read(GameFormat format, String text) throws BadInputException {
    ParsedGames read = new ParsedGames(new ArrayList<>(), new ArrayList<>());
    format.read(
        text,
        new GameFormat.Visitor() {
          @Override
          public boolean game(int number, GameTree game) {
            return read.games.add(game);
          }

          @Override
          public void problem(GameFormat.Problem problem) {
            read.problems.add(problem);
          }
        });
    return read;
  }
}
