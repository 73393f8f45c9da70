package quadrille.cli;

import java.util.Random;
import quadrille.core.Line;
import quadrille.core.MoveList;

/** Random first moves, so that machines that always play the same do not play the same game. */
final class Opening {
  private static final int TRIES = 1000;

  private Opening() {}

  /**
   * The start and some random legal moves, after which the game still goes on.
   *
   * @throws FailedException when the game is nearly always over by then
   */
  static Line random(Line start, int plies, Random random) throws FailedException {
    for (int i = 0; i < TRIES; i++) {
      Line line = start;
      while (line.outcome() == null && line.ply() < start.ply() + plies) {
        MoveList moves = MoveList.of(line.position());
        line = line.play(moves.get(random.nextInt(moves.size())));
      }
      if (line.outcome() == null) {
        return line;
      }
    }
    throw new FailedException("the game is over before " + plies + " random moves are played.");
  }
}
