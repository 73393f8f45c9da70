package quadrille.board;

import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.board.layers.BoardLayers;
import quadrille.board.layers.HighlightDrawing;
import quadrille.board.layers.LineDrawing;
import quadrille.board.skin.BoardSkin;
import quadrille.core.Highlight;
import quadrille.core.Line;

/** What computers say about a line, to be drawn while the board shows it. */
final class Advice {
  private final BoardSkin skin;
  private @Nullable Line bestLineStart;
  private List<Long> bestLine = List.of();
  private @Nullable Line highlighted;
  private List<Highlight> highlights = List.of();

  Advice(BoardSkin skin) {
    this.skin = skin;
  }

  /** Sets the expected moves; returns whether they have changed. */
  boolean setBestLine(Line from, List<Long> moves) {
    boolean changes = from != bestLineStart || !moves.equals(bestLine);
    bestLineStart = from;
    bestLine = List.copyOf(moves);
    return changes;
  }

  /** Sets what to point out; returns whether it has changed. */
  boolean setHighlights(Line about, List<Highlight> next) {
    boolean changes = about != highlighted || !next.equals(highlights);
    highlighted = about;
    highlights = List.copyOf(next);
    return changes;
  }

  /**
   * Draws what belongs to a line, and nothing else.
   *
   * @param shown null to draw nothing
   */
  void draw(BoardLayers layers, @Nullable Line shown) {
    layers.bestLine().getChildren().clear();
    layers.highlights().getChildren().clear();
    if (shown != null && shown == bestLineStart && !bestLine.isEmpty()) {
      LineDrawing drawing = new LineDrawing(skin, layers.shape());
      layers.bestLine().getChildren().add(drawing.draw(shown.position(), bestLine));
    }
    if (shown != null && shown == highlighted && !highlights.isEmpty()) {
      HighlightDrawing drawing = new HighlightDrawing(layers.shape());
      layers.highlights().getChildren().add(drawing.draw(highlights));
    }
  }
}
