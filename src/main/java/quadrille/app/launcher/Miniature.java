package quadrille.app.launcher;

import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.scene.layout.Pane;
import org.jspecify.annotations.Nullable;
import quadrille.board.BoardView;
import quadrille.board.skin.BoardPreferences;
import quadrille.core.Line;
import quadrille.games.GameModule;

/**
 * A small board on which the computer slowly plays against itself, thinking on a worker thread. The
 * board is created only when it has a position to show, because four boards with hundreds of cells
 * would delay the window by a third.
 */
final class Miniature {
  private static final long PAUSE_MS = 1800;
  private static final int ANIMATION_MS = 350;
  private static final double MIN_SIZE = 64;

  private final GameModule module;
  private final long seed;
  private final Pane slot;
  private @Nullable BoardView board;
  private final MiniatureActivity activity;
  private BoardPreferences look = BoardPreferences.DEFAULT;
  private int animationMillis;

  /**
   * @param seed the seed of the random opening moves
   * @param activity whether the game goes on
   * @param slot the parent of the board
   */
  Miniature(GameModule module, long seed, MiniatureActivity activity, Pane slot) {
    this.module = module;
    this.seed = seed;
    this.activity = activity;
    this.slot = slot;
    slot.setMinSize(MIN_SIZE, MIN_SIZE);
  }

  /**
   * Starts in the middle of a game.
   *
   * @param delayMs the delay before the first move, so that not all boards move at once
   */
  void start(ScheduledExecutorService worker, long delayMs) {
    worker.execute(
        () -> {
          MiniatureGame game = new MiniatureGame(module, seed);
          show(game.opening(), false);
          long first = PAUSE_MS + delayMs;
          var _ =
              worker.scheduleWithFixedDelay(
                  () -> move(game), first, PAUSE_MS, TimeUnit.MILLISECONDS);
        });
  }

  /** Sets the look and the options of the board. */
  void setLook(BoardPreferences preferences) {
    look = preferences;
    if (board != null) {
      board.settings().preferencesProperty().set(preferences);
    }
  }

  /** Whether moves are animated; if not, an animation that runs ends at once. */
  void setAnimated(boolean animated) {
    animationMillis = animated ? ANIMATION_MS : 0;
    if (board != null) {
      board.settings().animationMillisProperty().set(animationMillis);
      if (!animated) {
        board.finishAnimation();
      }
    }
  }

  private void move(MiniatureGame game) {
    if (activity.isPlaying()) {
      show(game.next(), true);
    }
  }

  private void show(Line line, boolean animate) {
    Platform.runLater(
        () -> {
          if (board == null) {
            board = addBoard(line);
          } else {
            board.show(line, animate);
          }
        });
  }

  private BoardView addBoard(Line line) {
    BoardView added = BoardView.still(module.skin().get(), line, look);
    added.settings().coordinatesProperty().set(false);
    added.settings().animationMillisProperty().set(animationMillis);
    added.setMinSize(MIN_SIZE, MIN_SIZE);
    added.setPrefSize(MIN_SIZE, MIN_SIZE);
    slot.getChildren().setAll(added);
    return added;
  }

  /** Whether its first position is visible. */
  boolean isReady() {
    return board != null;
  }
}
