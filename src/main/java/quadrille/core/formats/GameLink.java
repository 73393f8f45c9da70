package quadrille.core.formats;

import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.Line;

/** Writes links that open a game or a position on a web site. */
public interface GameLink {

  /**
   * Returns the link.
   *
   * @param shown the position of the game that is of interest
   * @throws BadInputException if the site does not know these rules
   */
  String write(GameTree game, Line shown) throws BadInputException;
}
