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

  /** Where that many of the tries succeed, all of them fail for hardly any round. */
  private static final int LIKELY = 20;

  /**
   * Openings of a number of random moves.
   *
   * @throws BadInputException if the game is nearly always over by then
   */
  public static RandomOpenings of(Line start, int plies, long seed) throws BadInputException {
    RandomOpenings openings = new RandomOpenings(start, plies, seed);
    openings.line(0);
    return openings;
  }

  /** Openings of a number of random moves, or of fewer where the game is often over by then. */
  public static RandomOpenings upTo(Line start, int plies, long seed) {
    int fitting = plies;
    while (fitting > 0 && !isLikely(start, fitting)) {
      fitting--;
    }
    return new RandomOpenings(start, fitting, seed);
  }

  private static boolean isLikely(Line start, int plies) {
    Random random = new Random(0);
    int ongoing = 0;
    for (int i = 0; i < TRIES && ongoing < LIKELY; i++) {
      if (playRandom(start, plies, random).outcome() == null) {
        ongoing++;
      }
    }
    return ongoing == LIKELY;
  }

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
      Line line = playRandom(start, plies, random);
      if (line.outcome() == null) {
        return line;
      }
    }
    throw new BadInputException(RandomOpenings.class, "error.openings-plies", plies);
  }

  /** Plays random moves until the game is over or there are enough. */
  private static Line playRandom(Line start, int plies, Random random) {
    Line line = start;
    while (line.outcome() == null && line.ply() < start.ply() + plies) {
      MoveList moves = line.position().legalMoves();
      line = line.play(moves.get(random.nextInt(moves.size())));
    }
    return line;
  }

  @Override
  public String spec() {
    return "random:" + plies;
  }
}
