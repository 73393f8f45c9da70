package quadrille.app.launcher;

import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import quadrille.board.BoardTaste;
import quadrille.board.BoardView;
import quadrille.core.Line;
import quadrille.games.Room;

/** A small board that plays by itself, slowly; it thinks on the worker's thread. */
final class Miniature {
  private static final long PAUSE_MS = 1800;
  private static final int ANIMATION_MS = 350;
  private static final double SMALLEST = 64;

  private final MiniatureGame game;
  private final BoardView board;
  private Line line;
  private boolean shown;
  private volatile boolean moving;

  /**
   * @param seed another number plays another game
   */
  Miniature(Room room, BoardTaste taste, long seed) {
    game = new MiniatureGame(room, seed);
    line = game.start();
    board = new BoardView(room.view().get(), line.settings());
    board.tasteProperty().set(taste);
    board.coordinatesProperty().set(false);
    board.animationMillisProperty().set(ANIMATION_MS);
    board.setMinSize(SMALLEST, SMALLEST);
    board.setPrefSize(SMALLEST, SMALLEST);
    board.setMouseTransparent(true);
    board.setFocusTraversable(false);
  }

  BoardView board() {
    return board;
  }

  /**
   * Begins in the middle of a game.
   *
   * @param delayMs how long to wait before the first move, so that not all boards move at once
   */
  void start(ScheduledExecutorService worker, long delayMs) {
    worker.execute(this::open);
    worker.scheduleWithFixedDelay(this::move, PAUSE_MS + delayMs, PAUSE_MS, TimeUnit.MILLISECONDS);
  }

  /** Whether it plays on; if not, what still moves comes to its end at once. */
  void setMoving(boolean next) {
    moving = next;
    board.animationMillisProperty().set(next ? ANIMATION_MS : 0);
    if (!next) {
      board.finish();
    }
  }

  private void open() {
    line = game.opening();
    show(line, false);
  }

  private void move() {
    if (!moving) {
      return;
    }
    line = game.next(line);
    show(line, true);
  }

  private void show(Line next, boolean animate) {
    Platform.runLater(
        () -> {
          board.show(next, animate);
          shown = true;
        });
  }

  /** Whether its first position is there to be seen. */
  boolean isReady() {
    return shown;
  }
}
