package quadrille.records;

import java.util.List;
import java.util.Map;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.match.Clock;

/**
 * A stored game with its moves.
 *
 * @param tree the game; its main line is what was played, its variations were taken back
 * @param current the last line of the game
 * @param clocks the times left at the start and after each move that leads to {@code current}
 * @param moveIds the stored number of each move, by the line that it ends
 */
public record StoredGame(
    GameSummary summary, GameTree tree, Line current, List<Clock> clocks, Map<Line, Long> moveIds) {

  /**
   * Whether it is over or has a move. The history leaves out other games, those of tables that wait
   * for their guests.
   */
  public boolean hasBegun() {
    return summary.isOver() || !tree.root().children().isEmpty();
  }

  /** The times left at its last line. */
  public Clock clock() {
    return clocks.getLast();
  }

  /** The game with all that the program needs of it. */
  public GameModule module() {
    return Games.get(tree.game().id());
  }

  GameStart start() {
    return new GameStart(
        tree.root().line(),
        summary.preset(),
        summary.first(),
        summary.second(),
        clock().rule(),
        summary.origin(),
        summary.training());
  }
}
