package quadrille.board;

import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;
import quadrille.board.input.MoveInput;
import quadrille.board.input.MovePicker;
import quadrille.board.layers.BoardLayers;
import quadrille.board.skin.BoardSkin;
import quadrille.board.skin.Mark;
import quadrille.core.Line;
import quadrille.core.Position;
import quadrille.text.Text;

/** Takes the user's moves on the board: those of a turn, and one ahead of it. */
final class MoveEntry {
  private final BoardSkin skin;
  private final BoardSettings settings;
  private final Consumer<Boolean> onConfirmation;
  private final Premove premove;
  private BoardLayers layers;
  private MovePicker picker;
  private LongConsumer onMove = _ -> {};
  private Consumer<Text> onClickRefused = _ -> {};
  private Runnable onClickAccepted = () -> {};
  private @Nullable Line line;
  private boolean open;

  /**
   * @param onConfirmation told whether a move waits for confirmation, when that may have changed
   */
  MoveEntry(
      BoardSkin skin,
      BoardLayers layers,
      BoardSettings settings,
      Consumer<Boolean> onConfirmation) {
    this.skin = skin;
    this.layers = layers;
    this.settings = settings;
    this.onConfirmation = onConfirmation;
    premove = new Premove(skin);
    picker = new MovePicker(skin, layers, new PickerListener());
    settings.inputAllowedProperty().subscribe((_, _) -> restart());
    settings.confirmProperty().subscribe((_, _) -> restart());
    settings.markLegalProperty().subscribe((_, _) -> restart());
  }

  void setOnMove(LongConsumer handler) {
    onMove = handler;
  }

  void setOnClickRefused(Consumer<Text> handler) {
    onClickRefused = handler;
  }

  void setOnClickAccepted(Runnable handler) {
    onClickAccepted = handler;
  }

  /** Goes on with a board that was drawn anew; a selection is lost. */
  void setLayers(BoardLayers fresh) {
    layers = fresh;
    picker = new MovePicker(skin, fresh, new PickerListener());
  }

  MovePicker picker() {
    return picker;
  }

  /** Takes moves that continue this line, as soon as the board shows it: see {@link #open}. */
  void setLine(Line next) {
    picker.close();
    line = next;
    open = false;
  }

  /** Takes moves from now on, if the user may move or enter one ahead. */
  void open() {
    open = true;
    markPremove();
    restart();
  }

  private void restart() {
    picker.close();
    if (line == null || !open) {
      return;
    }
    if (settings.inputAllowedProperty().get() && line.outcome() == null) {
      picker.start(line, settings.confirmProperty().get(), settings.markLegalProperty().get());
    } else if (!premove.possible().isEmpty()) {
      picker.startAhead(line, premove.possible());
    }
  }

  /** Selects a cell, or cancels the move entered ahead if the cell belongs to it. */
  MoveInput.Result pick(int cell) {
    return premove.cells().contains(cell) && cancelPremove()
        ? MoveInput.Result.CLEARED
        : picker.pick(cell);
  }

  /**
   * Sets the moves that can be entered ahead of the turn, each with a position in which it is
   * legal; empty for none.
   */
  void setPremoves(Map<Long, Position> moves) {
    premove.setPossible(moves);
    restart();
  }

  /** Plays the move that was entered ahead, if it is legal now; it is forgotten either way. */
  void playPremove() {
    OptionalLong move = line == null ? OptionalLong.empty() : premove.in(line.position());
    cancelPremove();
    move.ifPresent(onMove);
  }

  /** Whether a move was entered ahead. */
  boolean hasPremove() {
    return !premove.cells().isEmpty();
  }

  /** Forgets the move that was entered ahead; returns whether there was one. */
  boolean cancelPremove() {
    boolean any = premove.cancel();
    markPremove();
    return any;
  }

  private void markPremove() {
    layers.marks().set(Mark.PREMOVE, premove.cells());
  }

  private final class PickerListener implements MovePicker.Listener {
    @Override
    public void moveChosen(long move) {
      if (settings.inputAllowedProperty().get()) {
        onMove.accept(move);
      } else {
        premove.enter(move);
        markPremove();
        restart();
      }
    }

    @Override
    public void clickRefused(Text why) {
      onClickRefused.accept(why);
    }

    @Override
    public void clickAccepted() {
      onClickAccepted.run();
    }

    @Override
    public void confirmationPending(boolean waits) {
      onConfirmation.accept(waits);
    }
  }
}
