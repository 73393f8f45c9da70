package quadrille.app.table;

import org.jspecify.annotations.Nullable;
import quadrille.app.common.Watch;
import quadrille.board.BoardView;
import quadrille.board.GameScene;
import quadrille.core.Line;

/**
 * Shows the game on its board. A move is seen to its end before the next one begins; only when the
 * game is several moves ahead does the board jump.
 */
final class BoardShow {
  private static final int CATCHES_UP = 3;

  private final TableModel model;
  private final GameScene scene;
  private final BoardView board;
  private @Nullable Line seen;

  BoardShow(TableModel model, GameScene scene, Watch watch) {
    this.model = model;
    this.scene = scene;
    board = scene.board();
    board.setOnMove(model::play);
    board.setOnRefused(model::tell);
    board.setOnAnimationFinished(this::proceed);
    watch.run(model.shownProperty(), this::proceed);
    watch.run(model.stateProperty(), this::proceed);
    watch.run(model.trainingProperty(), this::proceed);
    watch.on(model.hintProperty(), this::showHint);
  }

  private void proceed() {
    if (board.isAnimating()) {
      return;
    }
    Line wanted = model.shownProperty().get();
    if (seen != wanted) {
      Line next = nextTowards(wanted);
      boolean moves = next.parent() == seen && seen != null;
      seen = next;
      board.show(next, moves);
      scene.refresh(next);
      if (!board.isAnimating()) {
        proceed();
      }
    }
    board.setInput(seen == wanted && model.mayMove());
    showHint(model.hintProperty().get());
  }

  private Line nextTowards(Line wanted) {
    Line step = wanted;
    for (int i = 0; i < CATCHES_UP; i++) {
      Line before = step.parent();
      if (before == null) {
        break;
      }
      if (before == seen) {
        return step;
      }
      step = before;
    }
    return wanted;
  }

  private void showHint(@Nullable Long move) {
    if (move == null) {
      board.clearHint();
    } else if (seen == model.shownProperty().get() && !board.isAnimating()) {
      board.hint(move);
    }
  }
}
