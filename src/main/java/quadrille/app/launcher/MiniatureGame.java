package quadrille.app.launcher;

import java.util.Random;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.core.Rules;
import quadrille.games.GameModule;
import quadrille.search.Limits;
import quadrille.search.Search;

/**
 * The game of a miniature: a few random moves, so that no two games are alike, then shallow
 * searches. Not thread-safe.
 */
final class MiniatureGame {
  /** The number of moves already played when a miniature appears. */
  static final int OPENING_PLIES = 22;

  private static final int RANDOM_PLIES = 4;
  private static final Limits MOVE_LIMITS = new Limits(2, 60, 2_000);

  /** The opening moves are not seen being played and only need to look sensible. */
  private static final Limits OPENING_LIMITS = new Limits(1, 60, 200);

  private final Line start;
  private final Search search;
  private final Random random;
  private Line line;

  MiniatureGame(GameModule module, long seed) {
    start = Line.start(module.game(), Rules.defaults(module.game()));
    search = module.newSearch(start.settings(), 1, 1);
    random = new Random(seed);
    line = start;
  }

  /** Plays the opening moves and returns the position. */
  Line opening() {
    while (line.ply() < OPENING_PLIES && line.outcome() == null) {
      line = line.play(chooseMove(OPENING_LIMITS));
    }
    return line;
  }

  /** Plays a move and returns the position; after the end of a game, starts another. */
  Line next() {
    line = line.outcome() != null ? start : line.play(chooseMove(MOVE_LIMITS));
    return line;
  }

  private long chooseMove(Limits limits) {
    if (line.ply() < RANDOM_PLIES) {
      MoveList moves = line.position().legalMoves();
      return moves.get(random.nextInt(moves.size()));
    }
    return search.think(line, limits, _ -> {}).bestMove();
  }
}
