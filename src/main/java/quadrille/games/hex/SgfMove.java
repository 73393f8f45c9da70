package quadrille.games.hex;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.MisreadException;
import quadrille.core.Side;

/**
 * A move of an SGF file in our terms.
 *
 * @param number our number of it; only for a cell and the swaps
 * @param text the move as players write it
 */
record SgfMove(Kind kind, Side side, long number, String text) {

  /** What is done. */
  enum Kind {
    CELL,
    SWAP_PIECES,
    SWAP_SIDES,
    PASS,
    RESIGN,
    FORFEIT;

    /** Whether it changes the board. */
    boolean plays() {
      return this == CELL || this == SWAP_PIECES || this == SWAP_SIDES;
    }

    /** Whether the game ends with it. */
    boolean ends() {
      return this == RESIGN || this == FORFEIT;
    }
  }

  /**
   * The move of a node, or null if it has none.
   *
   * @param exchanged whether Black is the second side and the cells are mirrored
   */
  static @Nullable SgfMove of(SgfNode node, boolean exchanged, HexBoard board)
      throws MisreadException {
    String black = node.one("B");
    String value = black == null ? node.one("W") : black;
    if (value == null) {
      return null;
    }
    Side side = black == null ^ exchanged ? Side.SECOND : Side.FIRST;
    String word = value.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
    Kind kind = kind(node, word, black != null);
    if (kind != Kind.CELL) {
      return new SgfMove(kind, side, HexPosition.SWAP, "swap-pieces");
    }
    try {
      int cell = SgfPoint.cell(board, word, exchanged);
      return new SgfMove(kind, side, cell, HexNotation.cellName(board, cell));
    } catch (BadInputException e) {
      throw new MisreadException(node.line(), e);
    }
  }

  private static Kind kind(SgfNode node, String word, boolean black) {
    return switch (word) {
      case "swap-sides" -> Kind.SWAP_SIDES;
      case "swap-pieces" -> SgfHeader.meantSides(node) ? Kind.SWAP_SIDES : Kind.SWAP_PIECES;
      case "swap" -> sameColourFollows(node, black) ? Kind.SWAP_SIDES : Kind.SWAP_PIECES;
      case "", "pass" -> Kind.PASS;
      case "resign" -> Kind.RESIGN;
      case "forfeit" -> Kind.FORFEIT;
      default -> Kind.CELL;
    };
  }

  /** After a swap of sides the colour that swapped moves again. */
  private static boolean sameColourFollows(SgfNode node, boolean black) {
    return !node.next().isEmpty() && node.next().getFirst().one(black ? "B" : "W") != null;
  }
}
