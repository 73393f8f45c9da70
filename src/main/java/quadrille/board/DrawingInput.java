package quadrille.board;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import quadrille.board.input.BoardFocus;
import quadrille.board.layers.BoardLayers;
import quadrille.board.layers.Drawings;
import quadrille.core.Drawing;

/** Takes arrows and circles from the user. */
final class DrawingInput {
  private final Supplier<BoardLayers> layers;
  private final Supplier<BoardFocus> focus;
  private Consumer<List<Drawing>> onDrawn = _ -> {};

  /**
   * @param layers gives the board as it is drawn now
   * @param focus gives its focus
   */
  DrawingInput(Supplier<BoardLayers> layers, Supplier<BoardFocus> focus) {
    this.layers = layers;
    this.focus = focus;
  }

  void setOnDrawn(Consumer<List<Drawing>> handler) {
    onDrawn = handler;
  }

  /** Draws an arrow or a circle, or removes it. */
  void draw(Drawing drawing) {
    drawings().toggle(drawing);
    notifyDrawn();
  }

  /**
   * Draws on the focused cell: a circle at once, or one end of an arrow. What is there already gets
   * another colour.
   */
  void drawAtFocus(boolean arrow) {
    int cell = focus.get().current();
    if (arrow) {
      drawings().beginOrEndArrow(cell);
    } else {
      drawings().cycleCircle(cell);
    }
    notifyDrawn();
  }

  /** Removes everything; returns whether there was anything. */
  boolean clear() {
    boolean any = drawings().clear();
    if (any) {
      notifyDrawn();
    }
    return any;
  }

  private Drawings drawings() {
    return layers.get().drawings();
  }

  private void notifyDrawn() {
    layers.get().cell(focus.get().current()).notifyTextChanged();
    onDrawn.accept(drawings().all());
  }
}
