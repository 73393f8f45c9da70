package quadrille.board;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import org.jspecify.annotations.Nullable;
import quadrille.board.animation.MoveAnimation;
import quadrille.board.animation.StepAnimations;
import quadrille.board.animation.WinFlourish;
import quadrille.board.input.BoardFocus;
import quadrille.board.input.MoveInput;
import quadrille.board.layers.BoardLayers;
import quadrille.board.skin.BoardCell;
import quadrille.board.skin.BoardPreferences;
import quadrille.board.skin.BoardShape;
import quadrille.board.skin.BoardSkin;
import quadrille.board.skin.Mark;
import quadrille.core.Highlight;
import quadrille.core.Line;
import quadrille.core.Position;
import quadrille.core.Settings;
import quadrille.core.Step;
import quadrille.text.Text;

/** Controls a board: the line shown, its animations and marks. */
final class BoardController {
  /**
   * A size is decisive if the board would lie the same way in a place this much wider or narrower.
   */
  private static final double MARGIN = 0.12;

  private final BoardSkin skin;
  private final Settings rules;
  private final BoardSettings settings;
  private final BooleanProperty pending;
  private final WinFlourish flourish = new WinFlourish();
  private @Nullable IntConsumer onCellPicked;
  private Runnable onAnimationFinished = () -> {};

  /** The size that decided how the board lies, in pixels. */
  private double width;

  private double height;
  private BoardPreferences drawn = BoardPreferences.DEFAULT;
  private final MoveEntry entry;
  private final DrawingInput drawing = new DrawingInput(this::layers, this::focus);
  private BoardLayers layers;
  private BoardFocus focus;
  private @Nullable Line line;
  private @Nullable Position shownPosition;
  private @Nullable MoveAnimation animation;
  private final Advice advice;
  private boolean focusable = true;

  BoardController(BoardSkin skin, Settings rules, BoardSettings settings, BooleanProperty pending) {
    this.skin = skin;
    this.rules = rules;
    this.settings = settings;
    this.pending = pending;
    advice = new Advice(skin);
    layers = newLayers();
    focus = new BoardFocus(layers, focusable);
    entry = new MoveEntry(skin, layers, settings, this::confirmationPending);
    settings.blindfoldProperty().subscribe((_, blind) -> layers.setPiecesHidden(blind));
  }

  private BoardLayers newLayers() {
    drawn = fitted();
    boolean flipped = settings.flippedProperty().get();
    BoardLayers fresh = new BoardLayers(skin, rules, drawn, flipped, this::describe, this::pick);
    fresh.setPiecesHidden(settings.blindfoldProperty().get());
    return fresh;
  }

  private BoardPreferences preferences() {
    return settings.preferencesProperty().get();
  }

  private BoardPreferences fitted() {
    return skin.fitted(preferences(), width, height);
  }

  /**
   * Sets the size of the board in pixels. Once the board lies one way, it is turned only if another
   * is clearly better: not because a bar appears beside it.
   *
   * @return whether the board has to be redrawn for it
   */
  boolean setSize(double width, double height) {
    if (this.width == 0 || isDecisive(width, height)) {
      this.width = width;
      this.height = height;
    }
    return !fitted().choices().equals(drawn.choices());
  }

  private boolean isDecisive(double width, double height) {
    BoardPreferences narrower = skin.fitted(preferences(), width * (1 - MARGIN), height);
    BoardPreferences wider = skin.fitted(preferences(), width * (1 + MARGIN), height);
    return narrower.choices().equals(wider.choices());
  }

  /** The width of an ordinary cell of a board of this size; all in pixels. */
  double cellWidth(double width, double height) {
    BoardPreferences there = skin.fitted(preferences(), width, height);
    var extent = skin.shape(rules, there, settings.flippedProperty().get()).extent();
    return BoardShape.UNIT * Math.min(width / extent.getWidth(), height / extent.getHeight());
  }

  /** Whether the Tab key stops at the board. */
  void setFocusable(boolean focusable) {
    this.focusable = focusable;
    focus.setReachable(focusable);
  }

  /**
   * Redraws the board in its current orientation.
   *
   * @return whether that has cut an animation short; then {@link #animationFinished} is to be
   *     called
   */
  boolean rebuild() {
    boolean cutShort = isAnimating();
    int focused = focus.current();
    BoardLayers before = layers;
    layers = newLayers();
    layers.drawings().copy(before.drawings());
    layers.marks().copy(Mark.HINT, before.marks());
    focus = new BoardFocus(layers, focusable);
    focus.setTabStop(focused);
    entry.setLayers(layers);
    stopAnimation();
    shownPosition = null;
    if (line != null) {
      showFinalPosition(line);
    }
    return cutShort;
  }

  boolean isFocused() {
    return layers.cell(focus.current()).isFocused();
  }

  void requestFocus() {
    layers.cell(focus.current()).requestFocus();
  }

  BoardLayers layers() {
    return layers;
  }

  void setOnCellPicked(IntConsumer handler) {
    onCellPicked = handler;
  }

  void setOnAnimationFinished(Runnable handler) {
    onAnimationFinished = handler;
  }

  void show(Line next, boolean animate) {
    finishAnimation();
    flourish.stop();
    entry.setLine(next);
    clearHint();
    if (next != line) {
      layers.drawings().clear();
    }
    line = next;
    Line before = next.parent();
    double millis = settings.animationMillisProperty().get();
    if (animate && before != null && millis > 0) {
      animate(before.position(), next, millis);
    } else {
      showFinalPosition(next);
    }
  }

  private void animate(Position before, Line next, double millis) {
    if (!before.equals(shownPosition)) {
      layers.pieces().show(before);
    }
    layers.overlays().getChildren().clear();
    advice.draw(layers, null);
    layers.marks().clear(Mark.LAST, Mark.WINNING);
    List<Step> steps = next.game().steps(before, next.move());
    StepAnimations animations = new StepAnimations(layers, skin, steps, next.position(), millis);
    animation = new MoveAnimation(steps, animations, millis, this::finishAnimation);
    animation.play();
  }

  boolean isAnimating() {
    return animation != null;
  }

  /** Finishes a running animation at once. */
  void finishAnimation() {
    if (animation != null && line != null) {
      stopAnimation();
      showFinalPosition(line);
      animationFinished();
    }
  }

  /** Celebrates the end of a game, and lets the next move follow. */
  void animationFinished() {
    if (line != null) {
      flourish.play(layers, skin, line, settings.animationMillisProperty().get());
    }
    onAnimationFinished.run();
  }

  private void stopAnimation() {
    if (animation != null) {
      animation.stop();
      animation = null;
    }
  }

  private void showFinalPosition(Line end) {
    Position position = end.position();
    layers.preview().getChildren().clear();
    layers.pieces().show(position);
    shownPosition = position;
    advice.draw(layers, end);
    layers.overlays().getChildren().setAll(skin.overlays(position, layers.shape(), preferences()));
    layers.marks().setLastMove(end);
    layers.marks().set(Mark.WINNING, skin.winningCells(position));
    entry.open();
    layers.cell(focus.current()).notifyTextChanged();
  }

  /** Takes moves from the user. */
  MoveEntry entry() {
    return entry;
  }

  BoardFocus focus() {
    return focus;
  }

  MoveInput.Result pick(int cell) {
    finishAnimation();
    if (onCellPicked != null) {
      onCellPicked.accept(cell);
      return MoveInput.Result.CHOSEN;
    }
    return entry.pick(cell);
  }

  /** Takes arrows and circles from the user. */
  DrawingInput drawing() {
    return drawing;
  }

  void showHint(long move) {
    finishAnimation();
    if (line != null) {
      int[] path = skin.clickPaths(line.position(), move).getFirst();
      layers.marks().set(Mark.HINT, Arrays.stream(path).boxed().toList());
    }
  }

  /** Draws expected moves while the board shows the line that they continue. */
  void showBestLine(Line from, List<Long> moves) {
    if (advice.setBestLine(from, moves)) {
      drawAdvice();
    }
  }

  /** Points something out while the board shows the line that it is about. */
  void showHighlights(Line about, List<Highlight> highlights) {
    if (advice.setHighlights(about, highlights)) {
      drawAdvice();
    }
  }

  private void drawAdvice() {
    advice.draw(layers, isAnimating() ? null : line);
  }

  void clearHint() {
    layers.marks().clear(Mark.HINT);
  }

  /** Describes a cell with its piece and its marks for a screen reader. */
  private String describe(BoardCell cell) {
    if (line == null) {
      return cell.name();
    }
    Locale locale = Locale.getDefault();
    Stream<Text> piece = Stream.of(skin.describe(line.position(), cell));
    int id = cell.id();
    return Stream.of(piece, layers.marks().describe(id), layers.drawings().describe(id))
        .flatMap(texts -> texts)
        .map(text -> text.in(locale))
        .collect(Collectors.joining(", "));
  }

  private void confirmationPending(boolean waits) {
    pending.set(waits);
    layers.cell(focus.current()).notifyTextChanged();
  }
}
