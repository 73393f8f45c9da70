package quadrille.games.hex.formats;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.core.formats.GameParseException;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexGame;
import quadrille.games.hex.HexPosition;

/** Applies the setup properties AB, AW, AE and PL to a position. */
final class SgfSetup {
  private static final HexGame GAME = new HexGame();

  private SgfSetup() {}

  /** Returns a new game that starts from a position. */
  static GameTree newGame(HexPosition position, Settings settings) {
    return new GameTree(Line.from(GAME, settings, position));
  }

  /** Returns the position after a node's setup; an equal one if the node sets nothing up. */
  static HexPosition setUp(SgfNode node, HexPosition before, boolean exchanged)
      throws GameParseException {
    try {
      Map<Integer, Side> changed = new TreeMap<>();
      Map<Integer, Boolean> emptied = new TreeMap<>();
      HexBoard board = before.board();
      for (String points : node.valuesOf("AE")) {
        SgfPoint.cells(board, points, exchanged).forEach(cell -> emptied.put(cell, true));
      }
      addStones(changed, node, "AB", exchanged ? Side.SECOND : Side.FIRST, board, exchanged);
      addStones(changed, node, "AW", exchanged ? Side.FIRST : Side.SECOND, board, exchanged);
      if (changed.isEmpty() && emptied.isEmpty()) {
        return before.withTurn(sideToMove(node, before.turn(), exchanged));
      }
      for (int cell = 0; cell < board.cells(); cell++) {
        Side stone = before.stone(cell);
        if (stone != null && !emptied.containsKey(cell)) {
          changed.putIfAbsent(cell, stone);
        }
      }
      return positionOf(board, changed, sideToMove(node, before.turn(), exchanged));
    } catch (BadInputException e) {
      throw new GameParseException(node.line(), e);
    }
  }

  private static void addStones(
      Map<Integer, Side> stones,
      SgfNode node,
      String property,
      Side side,
      HexBoard board,
      boolean exchanged)
      throws BadInputException {
    for (String points : node.valuesOf(property)) {
      SgfPoint.cells(board, points, exchanged).forEach(cell -> stones.put(cell, side));
    }
  }

  static HexPosition positionOf(HexBoard board, Map<Integer, Side> stones, Side turn) {
    HexPosition position = HexPosition.empty(board, turn);
    for (Map.Entry<Integer, Side> stone : stones.entrySet()) {
      position = position.withStone(stone.getValue(), stone.getKey(), turn);
    }
    return position;
  }

  private static Side sideToMove(SgfNode node, Side fallback, boolean exchanged) {
    String value = node.firstValue("PL");
    return value == null ? fallback : parseSide(value, exchanged, fallback);
  }

  /**
   * Parses a colour: {@code B}, {@code black} or {@code 1}; {@code W}, {@code white} or {@code 2}.
   */
  static Side parseSide(String colour, boolean exchanged, Side fallback) {
    Side side = parseColour(colour);
    return side == null ? fallback : exchanged ? side.other() : side;
  }

  private static @Nullable Side parseColour(String colour) {
    return switch (colour.strip().toLowerCase(Locale.ROOT)) {
      case "b", "black", "1" -> Side.FIRST;
      case "w", "white", "2" -> Side.SECOND;
      default -> null;
    };
  }
}
