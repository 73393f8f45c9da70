package quadrille.app.launcher;

import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.scene.layout.Pane;
import org.jspecify.annotations.Nullable;
import quadrille.board.BoardTaste;
import quadrille.board.BoardView;
import quadrille.core.Line;
import quadrille.games.Room;

/**
 * A small board that plays by itself, slowly; it thinks on the worker's thread. It takes its place
 * only when it has a position to show: a window with four boards of hundreds of cells would open
 * later by a third.
 */
final class Miniature {
  private static final long PAUSE_MS = 1800;
  private static final int ANIMATION_MS = 350;
  private static final double SMALLEST = 64;

  private final Room room;
  private final BoardTaste taste;
  private final long seed;
  private final Pane place;
  private @Nullable BoardView board;
  private volatile boolean moving;

  /**
   * @param seed another number plays another game
   * @param place where the board goes
   */
  Miniature(Room room, BoardTaste taste, long seed, Pane place) {
    this.room = room;
    this.taste = taste;
    this.seed = seed;
    this.place = place;
    place.setMinSize(SMALLEST, SMALLEST);
  }

  /**
   * Begins in the middle of a game.
   *
   * @param delayMs how long to wait before the first move, so that not all boards move at once
   */
  void start(ScheduledExecutorService worker, long delayMs) {
    worker.execute(
        () -> {
          MiniatureGame game = new MiniatureGame(room, seed);
          show(game.opening(), false);
          long first = PAUSE_MS + delayMs;
          worker.scheduleWithFixedDelay(() -> move(game), first, PAUSE_MS, TimeUnit.MILLISECONDS);
        });
  }

  /** Whether it plays on; if not, what still moves comes to its end at once. */
  void setMoving(boolean next) {
    moving = next;
    if (board != null) {
      board.animationMillisProperty().set(animationMillis());
      if (!next) {
        board.finish();
      }
    }
  }

  private int animationMillis() {
    return moving ? ANIMATION_MS : 0;
  }

  private void move(MiniatureGame game) {
    if (moving) {
      show(game.next(), true);
    }
  }

  private void show(Line line, boolean animate) {
    Platform.runLater(() -> board(line).show(line, animate));
  }

  private BoardView board(Line line) {
    BoardView shown = board;
    if (shown == null) {
      shown = new BoardView(room.view().get(), line.settings());
      shown.tasteProperty().set(taste);
      shown.coordinatesProperty().set(false);
      shown.animationMillisProperty().set(animationMillis());
      shown.setMinSize(SMALLEST, SMALLEST);
      shown.setPrefSize(SMALLEST, SMALLEST);
      shown.setMouseTransparent(true);
      shown.setFocusTraversable(false);
      place.getChildren().setAll(shown);
      board = shown;
    }
    return shown;
  }

  /** Whether its first position is there to be seen. */
  boolean isReady() {
    return board != null;
  }
}
