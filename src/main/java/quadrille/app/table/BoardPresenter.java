package quadrille.app.table;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.Subscriptions;
import quadrille.board.BoardView;
import quadrille.board.GameScene;
import quadrille.core.Drawing;
import quadrille.core.Line;

/**
 * Shows the game on its board and takes the player's moves from it. Each move is animated to its
 * end before the next one; the board jumps only when the game is several moves ahead.
 */
final class BoardPresenter {
  private static final int MAX_ANIMATED_MOVES = 3;

  private final TableModel model;
  private final GameScene scene;
  private final BoardView board;
  private @Nullable Line onBoard;
  private @Nullable Line premovesOf;
  private @Nullable Line premoveFrom;

  BoardPresenter(TableModel model, GameScene scene, Subscriptions watch) {
    this.model = model;
    this.scene = scene;
    board = scene.board();
    board.setOnMove(model::play);
    board.setOnClickRefused(model.notices()::showRefusal);
    board.setOnClickAccepted(model.notices()::endRefusal);
    scene.setOnAnimationFinished(this::advance);
    board.setOnDrawn(this::drawn);
    watch.onChange(model.navigation().lineProperty(), this::advance);
    watch.onChange(model.stateProperty(), this::advance);
    watch.onChange(model.trainingProperty(), this::advance);
    watch.subscribe(model.notices().hintProperty(), this::showHint);
  }

  private void advance() {
    if (board.isAnimating()) {
      return;
    }
    Line target = model.navigation().line();
    if (onBoard != target) {
      Line next = nextStep(target);
      boolean moves = next.parent() == onBoard && onBoard != null;
      onBoard = next;
      board.settings().inputAllowedProperty().set(false);
      scene.show(next, moves);
      if (!board.isAnimating()) {
        advance();
      }
    }
    board.settings().inputAllowedProperty().set(onBoard == target && model.canMove());
    if (onBoard == target) {
      board.setDrawings(model.navigation().node().note().drawings());
    }
    preparePremove(target);
    showHint(model.notices().hintProperty().get());
  }

  private void drawn(List<Drawing> drawings) {
    if (onBoard == model.navigation().line()) {
      model.game().draw(model.navigation().node(), drawings);
    }
  }

  /** Takes moves ahead while the opponent thinks, and plays the one entered when it is legal. */
  private void preparePremove(Line target) {
    boolean live = onBoard == target && model.navigation().isLive() && !model.isViewOnly();
    if (premoveFrom != null && (model.isOver() || !continues(target, premoveFrom))) {
      board.cancelPremove();
      premoveFrom = null;
    }
    if (live && !model.isOver() && model.seats().isOpponentToMove(model.state())) {
      if (premovesOf != target) {
        premovesOf = target;
        premoveFrom = target;
        board.setPremoves(Premoves.of(target.position()));
      }
    } else if (premovesOf != null) {
      premovesOf = null;
      board.setPremoves(Map.of());
      if (live && model.canMove()) {
        board.playPremove();
      }
    }
  }

  /** Whether a line begins with the moves of another, which a takeback may have made anew. */
  private static boolean continues(Line line, Line start) {
    return line.ply() >= start.ply()
        && line.path().get(start.ply()).moveTexts().equals(start.moveTexts());
  }

  private Line nextStep(Line target) {
    Line step = target;
    for (int i = 0; i < MAX_ANIMATED_MOVES; i++) {
      Line before = step.parent();
      if (before == null) {
        break;
      }
      if (before == onBoard) {
        return step;
      }
      step = before;
    }
    return target;
  }

  private void showHint(@Nullable Long move) {
    if (move == null) {
      board.clearHint();
    } else if (onBoard == model.navigation().line() && !board.isAnimating()) {
      board.showHint(move);
    }
  }
}
