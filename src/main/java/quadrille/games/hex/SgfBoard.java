package quadrille.games.hex;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.MisreadException;
import quadrille.core.Settings;
import quadrille.core.Side;

/** What the properties AB, AW, AE and PL put on the board. */
final class SgfBoard {
  private static final HexGame GAME = new HexGame();

  private SgfBoard() {}

  /** A game that starts from a position. */
  static GameTree tree(HexPosition position, Settings settings) {
    return new GameTree(Line.from(GAME, settings, position));
  }

  /** The position after the set-up of a node; the same where there is none. */
  static HexPosition setUp(SgfNode node, HexPosition before, boolean exchanged)
      throws MisreadException {
    try {
      Map<Integer, Side> changed = new TreeMap<>();
      Map<Integer, Boolean> emptied = new TreeMap<>();
      HexBoard board = before.board();
      for (String points : node.all("AE")) {
        SgfPoint.cells(board, points, exchanged).forEach(cell -> emptied.put(cell, true));
      }
      put(changed, node, "AB", exchanged ? Side.SECOND : Side.FIRST, board, exchanged);
      put(changed, node, "AW", exchanged ? Side.FIRST : Side.SECOND, board, exchanged);
      if (changed.isEmpty() && emptied.isEmpty()) {
        return before.withTurn(turn(node, before.turn(), exchanged));
      }
      for (int cell = 0; cell < board.cells(); cell++) {
        Side stone = before.stone(cell);
        if (stone != null && !emptied.containsKey(cell)) {
          changed.putIfAbsent(cell, stone);
        }
      }
      return of(board, changed, turn(node, before.turn(), exchanged));
    } catch (BadInputException e) {
      throw new MisreadException(node.line(), e);
    }
  }

  private static void put(
      Map<Integer, Side> stones,
      SgfNode node,
      String property,
      Side side,
      HexBoard board,
      boolean exchanged)
      throws BadInputException {
    for (String points : node.all(property)) {
      SgfPoint.cells(board, points, exchanged).forEach(cell -> stones.put(cell, side));
    }
  }

  static HexPosition of(HexBoard board, Map<Integer, Side> stones, Side turn) {
    HexPosition position = HexPosition.empty(board, turn);
    for (Map.Entry<Integer, Side> stone : stones.entrySet()) {
      position = position.with(stone.getValue(), stone.getKey(), turn);
    }
    return position;
  }

  private static Side turn(SgfNode node, Side usual, boolean exchanged) {
    String told = node.one("PL");
    return told == null ? usual : side(told, exchanged, usual);
  }

  /** The side that a colour means: B, black, 1 or W, white, 2. */
  static Side side(String colour, boolean exchanged, Side usual) {
    Side side = named(colour);
    return side == null ? usual : exchanged ? side.other() : side;
  }

  private static @Nullable Side named(String colour) {
    return switch (colour.strip().toLowerCase(Locale.ROOT)) {
      case "b", "black", "1" -> Side.FIRST;
      case "w", "white", "2" -> Side.SECOND;
      default -> null;
    };
  }
}
