package quadrille.games.hex.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.core.formats.GameParseException;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexGame;
import quadrille.games.hex.HexNotation;
import quadrille.text.Text;

/**
 * Reads one game of the Toulouse format.
 *
 * <p>The board must show every stone that was played. Stones on the board without a move belong to
 * the start position, and so do all moves up to the last point where a side moves twice in a row.
 */
final class ToulouseReader {
  private final String[] lines;
  private final int firstLine;
  private @Nullable Settings settings;
  private @Nullable Map<Integer, Side> finalStones;
  private final List<Play> plays = new ArrayList<>();
  private int lineIndex;

  /**
   * @param text the game, from {@code \hex} on
   * @param firstLine the line in the file where the text starts, from 1
   */
  ToulouseReader(String text, int firstLine) {
    lines = text.split("\n", -1);
    this.firstLine = firstLine;
  }

  private record Play(int line, Side side, int cell) {}

  GameTree read() throws GameParseException {
    for (lineIndex = 0; lineIndex < lines.length; lineIndex++) {
      String[] words = words();
      switch (words[0]) {
        case "\\hex", "\\game", "\\endgame", "" -> {}
        case "\\dim" -> readSize(words);
        case "\\board" -> readBoard();
        case "\\play" -> readPlay(words);
        case "\\endhex" -> {
          return buildGame();
        }
        default -> throw error("error.toulouse-line", lines[lineIndex].strip());
      }
    }
    lineIndex = 0;
    throw error("error.toulouse-end");
  }

  private String[] words() {
    return lines[lineIndex].strip().split("\\s+");
  }

  private void readSize(String[] words) throws GameParseException {
    if (words.length < 2) {
      throw error("error.toulouse-size");
    }
    try {
      String columns = words[words.length > 2 ? 2 : 1];
      settings = Rules.settings(new HexGame(), null, Map.of("rows", words[1], "columns", columns));
    } catch (BadInputException e) {
      throw new GameParseException(line(), e);
    }
  }

  private HexBoard requireBoard() throws GameParseException {
    if (settings == null) {
      throw error("error.toulouse-no-size");
    }
    return HexBoard.of(settings);
  }

  private void readBoard() throws GameParseException {
    HexBoard board = requireBoard();
    Map<Integer, Side> stones = new TreeMap<>();
    for (int row = 0; row < board.rows(); row++) {
      lineIndex++;
      String symbols = lineIndex < lines.length ? lines[lineIndex].replaceAll("\\s", "") : "";
      if (symbols.length() != board.columns()) {
        throw error("error.row-length", row + 1, symbols.length(), board.columns());
      }
      for (int column = 0; column < symbols.length(); column++) {
        Side side =
            symbols.charAt(column) == '.' ? null : side(symbols.substring(column, column + 1));
        if (side != null) {
          stones.put(board.cell(row, column), side);
        }
      }
    }
    lineIndex++;
    if (lineIndex == lines.length || !words()[0].equals("\\endboard")) {
      throw error("error.toulouse-endboard");
    }
    finalStones = stones;
  }

  private Side side(String symbol) throws GameParseException {
    return switch (symbol) {
      case "o", "O", "0" -> Side.FIRST;
      case "*" -> Side.SECOND;
      default -> throw error("error.toulouse-symbol", symbol);
    };
  }

  private void readPlay(String[] words) throws GameParseException {
    HexBoard board = requireBoard();
    if (words.length != 4) {
      throw error("error.toulouse-play", lines[lineIndex].strip());
    }
    int row = parseIndex(words[2], board.rows());
    int column = parseIndex(words[3], board.columns());
    plays.add(new Play(line(), side(words[1]), board.cell(row, column)));
  }

  private int parseIndex(String word, int size) throws GameParseException {
    boolean digits =
        word.length() < 4 && !word.isEmpty() && word.chars().allMatch(Character::isDigit);
    if (!digits || Integer.parseInt(word) >= size) {
      throw error("error.toulouse-number", word, size - 1);
    }
    return Integer.parseInt(word);
  }

  private GameTree buildGame() throws GameParseException {
    HexBoard board = requireBoard();
    Map<Integer, Side> stones = new TreeMap<>(setupStones());
    int start = alternationStart();
    for (Play play : plays.subList(0, start)) {
      stones.put(play.cell, play.side);
    }
    Side turn = start < plays.size() ? plays.get(start).side : nextSide();
    if (settings == null) {
      throw error("error.toulouse-no-size");
    }
    GameTree tree = SgfSetup.newGame(SgfSetup.positionOf(board, stones, turn), settings);
    GameTree.Node node = tree.root();
    for (Play play : plays.subList(start, plays.size())) {
      if (!node.line().position().legalMoves().contains(play.cell)) {
        String cell = HexNotation.cellName(board, play.cell);
        throw new GameParseException(play.line, text("error.over", cell));
      }
      node = node.play(play.cell);
    }
    tree.setOutcome(node.line().outcome());
    return tree;
  }

  private Side nextSide() {
    return plays.isEmpty() ? Side.FIRST : plays.getLast().side.other();
  }

  /** The index of the first play from which the sides alternate. */
  private int alternationStart() {
    int start = Math.max(0, plays.size() - 1);
    while (start > 0 && plays.get(start - 1).side != plays.get(start).side) {
      start--;
    }
    return start;
  }

  /** The stones on the board that were not played. */
  private Map<Integer, Side> setupStones() throws GameParseException {
    HexBoard board = requireBoard();
    Map<Integer, Side> played = new TreeMap<>();
    for (Play play : plays) {
      if (played.put(play.cell, play.side) != null) {
        String cell = HexNotation.cellName(board, play.cell);
        throw new GameParseException(play.line, text("error.toulouse-twice", cell));
      }
    }
    if (finalStones == null) {
      return Map.of();
    }
    Map<Integer, Side> setup = new TreeMap<>(finalStones);
    for (Map.Entry<Integer, Side> each : played.entrySet()) {
      Side shown = setup.remove(each.getKey());
      if (shown != each.getValue()) {
        throw disagreement(board, each.getKey(), each.getValue(), shown);
      }
    }
    return setup;
  }

  private GameParseException disagreement(
      HexBoard board, int cell, Side played, @Nullable Side shown) {
    int line = plays.stream().filter(play -> play.cell == cell).findFirst().orElseThrow().line;
    String row = Integer.toString(board.row(cell));
    String column = Integer.toString(board.column(cell));
    String name = HexNotation.cellName(board, cell);
    return new GameParseException(
        line, text("error.toulouse-disagree", row, column, name, symbol(shown), symbol(played)));
  }

  static String symbol(@Nullable Side side) {
    return side == null ? "." : side == Side.FIRST ? "o" : "*";
  }

  private int line() {
    return firstLine + lineIndex;
  }

  private GameParseException error(String key, Object... arguments) {
    return new GameParseException(line(), text(key, arguments));
  }

  private static Text text(String key, Object... arguments) {
    return Text.of(ToulouseReader.class, key, arguments);
  }
}
