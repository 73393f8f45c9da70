package quadrille.games.hex.formats;

import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Side;
import quadrille.core.formats.GameParseException;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexNotation;
import quadrille.games.hex.HexPosition;
import quadrille.text.Text;

/**
 * A move of an SGF file, converted to our sides and cells.
 *
 * @param move the move as our positions number it; only for a cell and the swaps
 * @param text the move in our notation, for messages
 */
record SgfMove(Kind kind, Side side, long move, String text) {
  /** HexGui up to version 0.9 wrote {@code swap-pieces} but meant a swap of sides. */
  private static final Pattern SWAP_SIDES_PROGRAMS = Pattern.compile("(?i)HexGui:0\\.\\d(?!\\d).*");

  /** What a move does. */
  enum Kind {
    CELL,
    SWAP_PIECES,
    SWAP_SIDES,
    PASS,
    RESIGN,
    FORFEIT;

    /** Whether the move changes the board. */
    boolean changesBoard() {
      return this == CELL || this == SWAP_PIECES || this == SWAP_SIDES;
    }

    /** Whether the move ends the game. */
    boolean endsGame() {
      return this == RESIGN || this == FORFEIT;
    }
  }

  /**
   * The move of a node, or null if it has none.
   *
   * @param exchanged whether Black is the second side and the cells are mirrored
   * @throws GameParseException if it has several, or one that is not on the board
   */
  static @Nullable SgfMove of(SgfNode node, boolean exchanged, HexBoard board)
      throws GameParseException {
    String value = node.move();
    if (value == null) {
      return null;
    }
    if (node.moveCount() > 1) {
      throw new GameParseException(node.line(), severalMoves(node));
    }
    boolean black = node.firstValue("B") != null;
    Side side = black == exchanged ? Side.SECOND : Side.FIRST;
    String word = value.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
    Kind kind = kind(node, word, black);
    if (kind != Kind.CELL) {
      return new SgfMove(kind, side, HexPosition.SWAP, "swap-pieces");
    }
    try {
      int cell = SgfSetup.cell(board, word, exchanged);
      return new SgfMove(kind, side, cell, HexNotation.cellName(board, cell));
    } catch (BadInputException e) {
      throw new GameParseException(node.line(), e);
    }
  }

  private static Text severalMoves(SgfNode node) {
    String moves =
        Stream.of("B", "W")
            .flatMap(
                colour -> node.valuesOf(colour).stream().map(each -> colour + "[" + each + "]"))
            .collect(Collectors.joining());
    return Text.of(SgfMove.class, "error.sgf-moves", moves);
  }

  private static Kind kind(SgfNode node, String word, boolean black) {
    return switch (word) {
      case "swap-sides" -> Kind.SWAP_SIDES;
      case "swap-pieces" -> meansSwapSides(node) ? Kind.SWAP_SIDES : Kind.SWAP_PIECES;
      case "swap" -> sameColourFollows(node, black) ? Kind.SWAP_SIDES : Kind.SWAP_PIECES;
      case "", "pass" -> Kind.PASS;
      case "resign" -> Kind.RESIGN;
      case "forfeit" -> Kind.FORFEIT;
      default -> Kind.CELL;
    };
  }

  /** Whether the file comes from a program that wrote {@code swap-pieces} for a swap of sides. */
  private static boolean meansSwapSides(SgfNode node) {
    SgfNode root = node;
    for (SgfNode above = node.parent(); above != null; above = above.parent()) {
      root = above;
    }
    String program = root.firstValue("AP");
    return program != null && SWAP_SIDES_PROGRAMS.matcher(program.strip()).matches();
  }

  /** Tells the two swaps apart: after a swap of sides, the colour that swapped moves again. */
  private static boolean sameColourFollows(SgfNode node, boolean black) {
    return !node.children().isEmpty()
        && node.children().getFirst().firstValue(black ? "B" : "W") != null;
  }
}
