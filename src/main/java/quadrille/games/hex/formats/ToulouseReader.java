package quadrille.games.hex.formats;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.core.formats.GameParseException;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexGame;
import quadrille.games.hex.HexNotation;
import quadrille.games.hex.HexPosition;
import quadrille.text.Text;

/**
 * Reads one game of the Toulouse format.
 *
 * <p>The board must show every stone that was played. Stones on the board without a move belong to
 * the start position, and so do all moves up to the last point where a side moves twice in a row.
 * Without a move it is the turn of the side with fewer stones.
 */
final class ToulouseReader {
  private static final HexGame GAME = new HexGame();

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
    if (settings != null) {
      throw error("error.toulouse-two-sizes");
    }
    try {
      String columns = words[words.length > 2 ? 2 : 1];
      settings = Rules.settings(GAME, null, Map.of("rows", words[1], "columns", columns));
    } catch (BadInputException e) {
      throw new GameParseException(line(), e);
    }
  }

  private Settings requireSettings() throws GameParseException {
    if (settings == null) {
      throw error("error.toulouse-no-size");
    }
    return settings;
  }

  private void readBoard() throws GameParseException {
    HexBoard board = HexBoard.of(requireSettings());
    Map<Integer, Side> stones = new TreeMap<>();
    for (int row = 0; row < board.rows(); row++) {
      lineIndex++;
      String symbols = lineIndex < lines.length ? lines[lineIndex].replaceAll("\\s", "") : "";
      if (symbols.length() != board.columns()) {
        throw error("error.row-length", row + 1, symbols.length(), board.columns());
      }
      for (int column = 0; column < symbols.length(); column++) {
        String symbol = symbols.substring(column, column + 1);
        if (!symbol.equals(".")) {
          stones.put(board.cell(row, column), side(symbol));
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
    HexBoard board = HexBoard.of(requireSettings());
    if (words.length != 4) {
      throw error("error.toulouse-play", lines[lineIndex].strip());
    }
    int row = parseIndex(words[2], board.rows());
    int column = parseIndex(words[3], board.columns());
    plays.add(new Play(line(), side(words[1]), board.cell(row, column)));
  }

  private int parseIndex(String word, int size) throws GameParseException {
    if (!word.matches("\\d{1,3}") || Integer.parseInt(word) >= size) {
      throw error("error.toulouse-number", word, size - 1);
    }
    return Integer.parseInt(word);
  }

  private GameTree buildGame() throws GameParseException {
    HexBoard board = HexBoard.of(requireSettings());
    Map<Integer, Side> stones = setupStones(board);
    int start = alternationStart();
    plays.subList(0, start).forEach(play -> stones.put(play.cell, play.side));
    Side turn = start < plays.size() ? plays.get(start).side : sideWithFewer(stones);
    Line first = Line.from(GAME, requireSettings(), HexPosition.of(board, stones, turn));
    GameTree tree = new GameTree(first);
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

  private static Side sideWithFewer(Map<Integer, Side> stones) {
    int first = Collections.frequency(stones.values(), Side.FIRST);
    return first > stones.size() - first ? Side.SECOND : Side.FIRST;
  }

  /** The index of the first play from which the sides alternate. */
  private int alternationStart() {
    int start = Math.max(0, plays.size() - 1);
    while (start > 0 && plays.get(start - 1).side != plays.get(start).side) {
      start--;
    }
    return start;
  }

  /** The stones on the board that were not played; empty if the file shows no board. */
  private Map<Integer, Side> setupStones(HexBoard board) throws GameParseException {
    Set<Integer> played = new HashSet<>();
    for (Play play : plays) {
      if (!played.add(play.cell)) {
        String cell = HexNotation.cellName(board, play.cell);
        throw new GameParseException(play.line, text("error.toulouse-twice", cell));
      }
    }
    if (finalStones == null) {
      return new TreeMap<>();
    }
    Map<Integer, Side> setup = new TreeMap<>(finalStones);
    for (Play play : plays.stream().sorted(Comparator.comparingInt(Play::cell)).toList()) {
      Side shown = setup.remove(play.cell);
      if (shown != play.side) {
        String row = Integer.toString(board.row(play.cell));
        String column = Integer.toString(board.column(play.cell));
        String name = HexNotation.cellName(board, play.cell);
        String expected = symbol(play.side);
        throw new GameParseException(
            play.line, text("error.toulouse-disagree", row, column, name, symbol(shown), expected));
      }
    }
    return setup;
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
