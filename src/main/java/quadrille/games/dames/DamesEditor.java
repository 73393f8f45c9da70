package quadrille.games.dames;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import quadrille.core.Position;
import quadrille.core.PositionEditor;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.core.Text;

/** Sets men and kings on a board of Dames. */
public final class DamesEditor implements PositionEditor {
  private static final String KING = "king";

  @Override
  public Position clear(Settings settings) {
    DamesRules rules = DamesRules.of(settings);
    return new DamesPosition(rules, rules.firstMover(), new long[2], new long[2], new long[2]);
  }

  @Override
  public List<Brush> brushes(Settings settings) {
    DamesRules rules = DamesRules.of(settings);
    return Stream.of("white.man", "white.king", "black.man", "black.king")
        .map(id -> new Brush(id, rules.side(colour(id)), Text.of(DamesEditor.class, "brush." + id)))
        .toList();
  }

  private static Colour colour(String id) {
    return id.startsWith("white") ? Colour.WHITE : Colour.BLACK;
  }

  @Override
  public Position put(Position position, int cell, @Nullable Brush brush) {
    DamesPosition before = (DamesPosition) position;
    long[] white = words(before, Colour.WHITE);
    long[] black = words(before, Colour.BLACK);
    long[] kings = {before.kings(0), before.kings(1)};
    int bit = before.board().bit(cell);
    List.of(white, black, kings).forEach(words -> words[bit >> 6] &= ~(1L << bit));
    if (brush != null && !stands(before, cell, brush)) {
      DamesPosition.set(colour(brush.id()) == Colour.WHITE ? white : black, bit);
      if (isKing(brush)) {
        DamesPosition.set(kings, bit);
      }
    }
    return new DamesPosition(before.rules(), before.colour(), white, black, kings);
  }

  private static boolean isKing(Brush brush) {
    return brush.id().endsWith(KING);
  }

  private static boolean stands(DamesPosition position, int square, Brush brush) {
    return position.colourAt(square) == colour(brush.id())
        && position.isKing(square) == isKing(brush);
  }

  private static long[] words(DamesPosition position, Colour colour) {
    return new long[] {position.pieces(colour, 0), position.pieces(colour, 1)};
  }

  @Override
  public Position turn(Position position, Side side) {
    DamesPosition before = (DamesPosition) position;
    Colour colour = before.rules().side(Colour.WHITE) == side ? Colour.WHITE : Colour.BLACK;
    return new DamesPosition(
        before.rules(),
        colour,
        words(before, Colour.WHITE),
        words(before, Colour.BLACK),
        new long[] {before.kings(0), before.kings(1)});
  }
}
