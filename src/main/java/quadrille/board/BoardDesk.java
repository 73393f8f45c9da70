package quadrille.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import javafx.beans.property.BooleanProperty;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Position;
import quadrille.core.Settings;
import quadrille.core.Step;
import quadrille.core.Text;

/** What happens on a board: which line is shown, what moves on it, what is picked. */
final class BoardDesk {
  /** How much faster than a step the next cell of a winning chain lights up. */
  private static final double LIGHT = 0.25;

  private final BoardView view;
  private final BoardSkin skin;
  private final Settings settings;
  private final BooleanProperty pending;
  private LongConsumer onMove = _ -> {};
  private Consumer<Text> onRefused = _ -> {};
  private Runnable onAnimationFinished = () -> {};
  private BoardWorld world;
  private BoardFocus focus;
  private @Nullable Line line;
  private @Nullable Position shown;
  private @Nullable Picking picking;
  private @Nullable MoveAnimation animation;

  BoardDesk(BoardView view, BoardSkin skin, Settings settings, BooleanProperty pending) {
    this.view = view;
    this.skin = skin;
    this.settings = settings;
    this.pending = pending;
    world = newWorld();
    focus = newFocus();
  }

  private BoardFocus newFocus() {
    BoardFocus fresh = new BoardFocus(world);
    fresh.setReachable(!view.isMouseTransparent());
    return fresh;
  }

  /** A board that the mouse passes through is only looked at: the keyboard passes it as well. */
  void refocus() {
    focus.setReachable(!view.isMouseTransparent());
  }

  private BoardWorld newWorld() {
    boolean flipped = view.flippedProperty().get();
    return new BoardWorld(skin, settings, flipped, this::describe, this::pick);
  }

  /** Draws the board anew, in the orientation that the view asks for. */
  void rebuild() {
    int focused = focus.current();
    world = newWorld();
    focus = newFocus();
    focus.roveTo(focused);
    stopAnimation();
    shown = null;
    if (line != null) {
      settle(line);
    }
  }

  boolean isFocused() {
    return world.cell(focus.current()).isFocused();
  }

  void requestFocus() {
    world.cell(focus.current()).requestFocus();
  }

  BoardWorld world() {
    return world;
  }

  void setOnMove(LongConsumer handler) {
    onMove = handler;
  }

  void setOnRefused(Consumer<Text> handler) {
    onRefused = handler;
  }

  void setOnAnimationFinished(Runnable handler) {
    onAnimationFinished = handler;
  }

  void show(Line next, boolean animate) {
    finishAnimation();
    stopPicking();
    clearHint();
    line = next;
    Line before = next.parent();
    double millis = view.animationMillisProperty().get();
    if (animate && before != null && millis > 0) {
      animate(before.position(), next, millis);
    } else {
      settle(next);
    }
  }

  private void animate(Position before, Line next, double millis) {
    if (!before.equals(shown)) {
      world.pieces().show(before);
    }
    world.marks().clear(Mark.LAST, Mark.WINNING);
    List<Step> steps = next.game().steps(before, next.move());
    StepAnimations animations = new StepAnimations(world, skin, steps, next.position(), millis);
    animation = new MoveAnimation(steps, animations, millis, this::finishAnimation);
    animation.play();
  }

  boolean isAnimating() {
    return animation != null;
  }

  /** Shows at once how an animation ends, if one runs. */
  void finishAnimation() {
    if (animation != null && line != null) {
      stopAnimation();
      settle(line);
      lightUpWinning(line);
      onAnimationFinished.run();
    }
  }

  private void stopAnimation() {
    if (animation != null) {
      animation.stop();
      animation = null;
    }
  }

  private void settle(Line end) {
    Position position = end.position();
    world.ghosts().getChildren().clear();
    world.pieces().show(position);
    shown = position;
    world.marks().set(Mark.LAST, lastCells(end));
    world.marks().set(Mark.WINNING, skin.winning(position));
    restartPicking();
    world.cell(focus.current()).textChanged();
  }

  private void lightUpWinning(Line end) {
    Duration each = Duration.millis(view.animationMillisProperty().get() * LIGHT);
    world.marks().lightUp(Mark.WINNING, skin.winning(end.position()), each);
  }

  private static List<Integer> lastCells(Line end) {
    Line before = end.parent();
    List<Integer> cells = new ArrayList<>();
    if (before != null) {
      for (Step step : end.game().steps(before.position(), end.move())) {
        if (cells.isEmpty()) {
          cells.add(step.cell());
        }
        if (step.kind() == Step.Kind.SLIDE) {
          cells.add(step.target());
        }
      }
    }
    return cells;
  }

  private void stopPicking() {
    if (picking != null) {
      picking.close();
      picking = null;
    }
  }

  /** Lets the user pick a move from the start, if there is one to be picked. */
  void restartPicking() {
    stopPicking();
    if (line != null && view.isInput() && !isAnimating()) {
      boolean confirming = view.confirmProperty().get();
      boolean marked = view.markLegalProperty().get();
      picking = new Picking(skin, world, line, confirming, marked, new Picked());
    }
  }

  MoveInput.Answer pick(int cell) {
    finishAnimation();
    return picking == null ? MoveInput.Answer.REFUSED : picking.pick(cell);
  }

  /** Whether picking the cell now would be the start of a move of several picks. */
  boolean startsMove(int cell) {
    finishAnimation();
    return picking != null && picking.startsMove(cell);
  }

  /** Whether the cell is all that is picked of a move that goes on. */
  boolean holds(int cell) {
    return picking != null && picking.holds(cell);
  }

  void pickFocused() {
    pick(focus.current());
  }

  void choose(long move) {
    finishAnimation();
    if (picking != null) {
      picking.pickMove(move);
    }
  }

  void confirm() {
    if (picking != null) {
      picking.confirm();
    }
  }

  /** Drops what was picked; false if nothing was. */
  boolean cancel() {
    return picking != null && picking.cancel();
  }

  void confirmOrCancel() {
    if (pending.get()) {
      confirm();
    } else {
      cancel();
    }
  }

  void hover(int cell) {
    if (picking != null) {
      picking.hover(cell);
    }
  }

  void unhover() {
    if (picking != null) {
      picking.unhover();
    }
  }

  void point(int cell) {
    focus.point(cell);
  }

  void walk(Direction direction) {
    focus.walk(direction);
  }

  void hint(long move) {
    finishAnimation();
    if (line != null) {
      int[] path = skin.paths(line.position(), move).getFirst();
      List<Integer> cells = new ArrayList<>();
      for (int cell : path) {
        cells.add(cell);
      }
      world.marks().set(Mark.HINT, cells);
    }
  }

  void clearHint() {
    world.marks().clear(Mark.HINT);
  }

  /** A cell in words: what stands on it, and how it is marked. */
  private String describe(BoardCell cell) {
    Locale locale = Locale.getDefault();
    if (line == null) {
      return cell.name();
    }
    List<String> words = new ArrayList<>();
    words.add(skin.describe(line.position(), cell).in(locale));
    for (Mark mark : Mark.values()) {
      if (mark != Mark.OPEN && mark != Mark.FOCUS && world.marks().has(mark, cell.id())) {
        words.add(Text.of(BoardDesk.class, "mark." + mark.word()).in(locale));
      }
    }
    return String.join(", ", words);
  }

  private final class Picked implements Picking.Listener {
    @Override
    public void chosen(long move) {
      onMove.accept(move);
    }

    @Override
    public void refused(Text why) {
      onRefused.accept(why);
    }

    @Override
    public void waiting(boolean waits) {
      pending.set(waits);
      world.cell(focus.current()).textChanged();
    }
  }
}
