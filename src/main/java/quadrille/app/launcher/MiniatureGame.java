package quadrille.app.launcher;

import java.util.Random;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.core.Rules;
import quadrille.games.Room;
import quadrille.search.Limits;
import quadrille.search.Search;

/**
 * The game that a miniature plays against itself: a few moves at random, so that no two games are
 * alike, then a machine that takes little time. For one thread at a time.
 */
final class MiniatureGame {
  /** How many moves a miniature has behind it when it is first seen. */
  static final int OPENING = 22;

  private static final int RANDOM_PLIES = 4;
  private static final Limits LITTLE = new Limits(2, 60, 8_000);

  private final Line start;
  private final Search search;
  private final Random random;

  MiniatureGame(Room room, long seed) {
    start = Line.start(room.game(), Rules.defaults(room.game()));
    search = new Search(room.game(), () -> room.knowledge().apply(start.settings()), 1, 1);
    random = new Random(seed);
  }

  Line start() {
    return start;
  }

  /** A game in its middle. */
  Line opening() {
    Line line = start;
    while (line.ply() < OPENING && line.outcome() == null) {
      line = next(line);
    }
    return line;
  }

  /** The line one move on; a finished game is followed by the start of another. */
  Line next(Line line) {
    if (line.outcome() != null) {
      return start;
    }
    return line.play(line.ply() < RANDOM_PLIES ? anyMove(line) : goodMove(line));
  }

  private long anyMove(Line line) {
    MoveList moves = MoveList.of(line.position());
    return moves.get(random.nextInt(moves.size()));
  }

  private long goodMove(Line line) {
    return search.think(line, LITTLE, report -> {}).bestMove();
  }
}
