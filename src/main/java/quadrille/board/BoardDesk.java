package quadrille.board;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
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
  private @Nullable IntConsumer onCell;
  private Runnable onAnimationFinished = () -> {};
  private BoardWorld world;
  private BoardFocus focus;
  private Picking picking;
  private @Nullable Line line;
  private @Nullable Position shown;
  private @Nullable MoveAnimation animation;
  private @Nullable Line planned;
  private List<Long> plan = List.of();

  BoardDesk(BoardView view, BoardSkin skin, Settings settings, BooleanProperty pending) {
    this.view = view;
    this.skin = skin;
    this.settings = settings;
    this.pending = pending;
    world = newWorld();
    focus = newFocus();
    picking = newPicking();
  }

  private Picking newPicking() {
    return new Picking(skin, world, new Picked());
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
    BoardTaste taste = view.tasteProperty().get();
    BoardWorld made = new BoardWorld(skin, settings, taste, flipped, this::describe, this::pick);
    made.veil(view.blindProperty().get());
    return made;
  }

  /** Hides the pieces, or shows them again, as the view asks for. */
  void veil() {
    world.veil(view.blindProperty().get());
  }

  /** Draws the board anew, in the orientation that the view asks for. */
  void rebuild() {
    int focused = focus.current();
    world = newWorld();
    focus = newFocus();
    focus.roveTo(focused);
    picking = newPicking();
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

  void setOnCell(IntConsumer handler) {
    onCell = handler;
  }

  void setOnRefused(Consumer<Text> handler) {
    onRefused = handler;
  }

  void setOnAnimationFinished(Runnable handler) {
    onAnimationFinished = handler;
  }

  void show(Line next, boolean animate) {
    finishAnimation();
    picking.close();
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
    world.aids().getChildren().clear();
    world.plan().getChildren().clear();
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
    drawPlan();
    BoardTaste taste = view.tasteProperty().get();
    world.aids().getChildren().setAll(skin.aids(position, world.shape(), taste));
    world.marks().set(Mark.LAST, LastMove.cells(end));
    world.marks().set(Mark.WINNING, skin.winning(position));
    restartPicking();
    world.cell(focus.current()).textChanged();
  }

  private void lightUpWinning(Line end) {
    Duration each = Duration.millis(view.animationMillisProperty().get() * LIGHT);
    world.marks().lightUp(Mark.WINNING, skin.winning(end.position()), each);
  }

  /** Lets the user pick a move from the start, if there is one to be picked. */
  void restartPicking() {
    picking.close();
    if (line != null && view.isInput() && !isAnimating() && line.outcome() == null) {
      picking.start(line, view.confirmProperty().get(), view.markLegalProperty().get());
    }
  }

  Picking picking() {
    return picking;
  }

  BoardFocus focus() {
    return focus;
  }

  MoveInput.Answer pick(int cell) {
    finishAnimation();
    if (onCell != null) {
      onCell.accept(cell);
      return MoveInput.Answer.CHOSEN;
    }
    return picking.pick(cell);
  }

  void hint(long move) {
    finishAnimation();
    if (line != null) {
      int[] path = skin.paths(line.position(), move).getFirst();
      world.marks().set(Mark.HINT, Arrays.stream(path).boxed().toList());
    }
  }

  /** Draws expected moves as soon as the board shows the line that they go on from. */
  void plan(Line from, List<Long> moves) {
    if (from != planned || !moves.equals(plan)) {
      planned = from;
      plan = List.copyOf(moves);
      drawPlan();
    }
  }

  private void drawPlan() {
    world.plan().getChildren().clear();
    if (planned != null && planned == line && !isAnimating() && !plan.isEmpty()) {
      Plan drawing = new Plan(skin, world.shape());
      world.plan().getChildren().add(drawing.draw(planned.position(), plan));
    }
  }

  void clearHint() {
    world.marks().clear(Mark.HINT);
  }

  private String describe(BoardCell cell) {
    return line == null ? cell.name() : CellWords.of(skin, line.position(), cell, world.marks());
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
