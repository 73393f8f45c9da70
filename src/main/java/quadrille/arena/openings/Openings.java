package quadrille.arena.openings;

import quadrille.core.BadInputException;
import quadrille.core.Line;

/**
 * The openings of a contest, without which deterministic players would always play the same game.
 * Thread-safe; a round always has the same opening.
 */
public interface Openings {
  /** The purpose in {@link Seeds}; 0 and 1 are the seats. */
  int SEED_PURPOSE = 2;

  /** The start position that all the openings share. */
  Line start();

  /**
   * The opening of a round, after which the game is not over.
   *
   * @param round 0 or more
   * @throws BadInputException if there is none
   */
  Line line(int round) throws BadInputException;

  /** The openings as written on the command line. */
  String spec();
}
