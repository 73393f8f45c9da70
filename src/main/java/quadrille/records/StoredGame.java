package quadrille.records;

import java.util.Map;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.match.Clock;

/**
 * A kept game with all its moves.
 *
 * @param tree the game; its main line is what was played, what was taken back branches off
 * @param current the position at which the game stands or ended
 * @param clock what both sides have left there
 * @param moveIds the number of each move in the records, by the line that it ends
 */
public record StoredGame(
    GameSummary summary, GameTree tree, Line current, Clock clock, Map<Line, Long> moveIds) {

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
        clock.rule(),
        summary.origin(),
        summary.training());
  }
}
