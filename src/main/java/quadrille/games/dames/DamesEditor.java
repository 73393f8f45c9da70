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
    long[] white = {before.white(), before.whiteHigh()};
    long[] black = {before.black(), before.blackHigh()};
    long[] kings = {before.kings(), before.kingsHigh()};
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
    return brush.id().endsWith("king");
  }

  private static boolean isAlreadyThere(DamesPosition position, int square, Brush brush) {
    return position.colourAt(square) == colour(brush.id())
        && position.isKing(square) == isKing(brush);
  }

  @Override
  public Position withSettings(Position position, Settings settings) {
    DamesPosition before = (DamesPosition) position;
    DamesRules rules = DamesRules.of(settings);
    long[] white = new long[2];
    long[] black = new long[2];
    long[] kings = new long[2];
    DamesBoard from = before.board();
    for (int square = 1; square <= from.squares(); square++) {
      int to = rules.board().square(from.row(square), from.column(square));
      PieceColour colour = before.colourAt(square);
      if (to != 0 && colour != null) {
        int bit = rules.board().bit(to);
        DamesPosition.setBit(colour == PieceColour.WHITE ? white : black, bit);
        if (before.isKing(square)) {
          DamesPosition.setBit(kings, bit);
        }
      }
    }
    return new DamesPosition(rules, before.colourToMove(), white, black, kings);
  }

  @Override
  public Position withTurn(Position position, Side side) {
    DamesPosition before = (DamesPosition) position;
    return new DamesPosition(
        before.rules(),
        before.rules().colour(side),
        before.white(),
        before.black(),
        before.kings(),
        before.whiteHigh(),
        before.blackHigh(),
        before.kingsHigh());
  }
}
