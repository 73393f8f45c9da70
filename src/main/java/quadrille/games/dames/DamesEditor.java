package quadrille.games.dames;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import quadrille.core.Position;
import quadrille.core.PositionEditor;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.text.Text;

/** Edits positions of Dames: men and kings of both colours. */
public final class DamesEditor implements PositionEditor {
  private static final String KING = "king";

  @Override
  public Position emptyBoard(Settings settings) {
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

  private static PieceColour colour(String id) {
    return id.startsWith("white") ? PieceColour.WHITE : PieceColour.BLACK;
  }

  @Override
  public Position put(Position position, int cell, @Nullable Brush brush) {
    DamesPosition before = (DamesPosition) position;
    long[] white = words(before, PieceColour.WHITE);
    long[] black = words(before, PieceColour.BLACK);
    long[] kings = {before.kings(0), before.kings(1)};
    int bit = before.board().bit(cell);
    List.of(white, black, kings).forEach(words -> words[bit >> 6] &= ~(1L << bit));
    if (brush != null && !isAlreadyThere(before, cell, brush)) {
      DamesPosition.setBit(colour(brush.id()) == PieceColour.WHITE ? white : black, bit);
      if (isKing(brush)) {
        DamesPosition.setBit(kings, bit);
      }
    }
    return new DamesPosition(before.rules(), before.colourToMove(), white, black, kings);
  }

  private static boolean isKing(Brush brush) {
    return brush.id().endsWith(KING);
  }

  private static boolean isAlreadyThere(DamesPosition position, int square, Brush brush) {
    return position.colourAt(square) == colour(brush.id())
        && position.isKing(square) == isKing(brush);
  }

  private static long[] words(DamesPosition position, PieceColour colour) {
    return new long[] {position.pieces(colour, 0), position.pieces(colour, 1)};
  }

  @Override
  public Position withTurn(Position position, Side side) {
    DamesPosition before = (DamesPosition) position;
    PieceColour colour =
        before.rules().side(PieceColour.WHITE) == side ? PieceColour.WHITE : PieceColour.BLACK;
    return new DamesPosition(
        before.rules(),
        colour,
        words(before, PieceColour.WHITE),
        words(before, PieceColour.BLACK),
        new long[] {before.kings(0), before.kings(1)});
  }
}
