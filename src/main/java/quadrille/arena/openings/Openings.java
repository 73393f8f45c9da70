package quadrille.arena.openings;

import quadrille.core.BadInputException;
import quadrille.core.Line;

/**
 * How the games of a contest begin, so that machines that always play the same do not play the same
 * game. Thread-safe; the same round always has the same opening.
 */
public interface Openings {
  /** What the seeds of openings are for, beside those of the two seats. */
  int SEED_PURPOSE = 2;

  /** Where every opening begins. */
  Line start();

  /**
   * The opening of that round, after which the game still goes on.
   *
   * @param round 0 or more
   * @throws BadInputException when there is none
   */
  Line line(int round) throws BadInputException;

  /** How the command line writes it. */
  String spec();
}
