package quadrille.arena.openings;

import java.util.Random;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.MoveList;

/**
 * Openings of random moves.
 *
 * @param start the position before the random moves
 * @param plies the number of random moves, 0 or more
 */
public record RandomOpenings(Line start, int plies, long seed) implements Openings {
  private static final int TRIES = 1000;

  @Override
  public Line line(int round) throws BadInputException {
    return pickRandom(new Random(Seeds.derive(seed, round, SEED_PURPOSE)));
  }

  /**
   * A line with random legal moves.
   *
   * @throws BadInputException if the game is nearly always over by then
   */
  Line pickRandom(Random random) throws BadInputException {
    for (int i = 0; i < TRIES; i++) {
      Line line = start;
      while (line.outcome() == null && line.ply() < start.ply() + plies) {
        MoveList moves = line.position().legalMoves();
        line = line.play(moves.get(random.nextInt(moves.size())));
      }
      if (line.outcome() == null) {
        return line;
      }
    }
    throw new BadInputException(RandomOpenings.class, "error.openings-plies", plies);
  }

  @Override
  public String spec() {
    return "random:" + plies;
  }
}
