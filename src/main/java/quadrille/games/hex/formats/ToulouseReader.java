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
 * <p>A stone that was played must stand on the board as it was played; stones on the board that
 * nobody played were set up before. Where the players do not take turns, what was played up to
 * there was set up as well.
 */
final class ToulouseReader {
  private final String[] lines;
  private final int firstLine;
  private @Nullable Settings settings;
  private @Nullable Map<Integer, Side> board;
  private final List<Play> plays = new ArrayList<>();
  private int lineIndex;

  /**
   * @param text from {@code \hex} on
   * @param first its line in the file
   */
  ToulouseReader(String text, int first) {
    lines = text.split("\n", -1);
    this.firstLine = first;
  }

  private record Play(int line, Side side, int cell) {}

  GameTree read() throws GameParseException {
    for (lineIndex = 0; lineIndex < lines.length; lineIndex++) {
      String[] words = words();
      switch (words[0]) {
        case "\\hex", "\\game", "\\endgame", "" -> {}
        case "\\dim" -> readSize(words);
        case "\\board" -> board();
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

  private void board() throws GameParseException {
    HexBoard geometry = requireBoard();
    Map<Integer, Side> stones = new TreeMap<>();
    for (int row = 0; row < geometry.rows(); row++) {
      lineIndex++;
      String symbols = lineIndex < lines.length ? lines[lineIndex].replaceAll("\\s", "") : "";
      if (symbols.length() != geometry.columns()) {
        throw error("error.row-length", row + 1, symbols.length(), geometry.columns());
      }
      for (int column = 0; column < symbols.length(); column++) {
        Side side =
            symbols.charAt(column) == '.' ? null : side(symbols.substring(column, column + 1));
        if (side != null) {
          stones.put(geometry.cell(row, column), side);
        }
      }
    }
    lineIndex++;
    if (lineIndex == lines.length || !words()[0].equals("\\endboard")) {
      throw error("error.toulouse-endboard");
    }
    board = stones;
  }

  private Side side(String symbol) throws GameParseException {
    return switch (symbol) {
      case "o", "O", "0" -> Side.FIRST;
      case "*" -> Side.SECOND;
      default -> throw error("error.toulouse-symbol", symbol);
    };
  }

  private void readPlay(String[] words) throws GameParseException {
    HexBoard geometry = requireBoard();
    if (words.length != 4) {
      throw error("error.toulouse-play", lines[lineIndex].strip());
    }
    int row = parseIndex(words[2], geometry.rows());
    int column = parseIndex(words[3], geometry.columns());
    plays.add(new Play(line(), side(words[1]), geometry.cell(row, column)));
  }

  private int parseIndex(String word, int below) throws GameParseException {
    boolean digits =
        word.length() < 4 && !word.isEmpty() && word.chars().allMatch(Character::isDigit);
    if (!digits || Integer.parseInt(word) >= below) {
      throw error("error.toulouse-number", word, below - 1);
    }
    return Integer.parseInt(word);
  }

  private GameTree buildGame() throws GameParseException {
    HexBoard geometry = requireBoard();
    Map<Integer, Side> stones = new TreeMap<>(setupStones());
    int begin = alternationStart();
    for (Play play : plays.subList(0, begin)) {
      stones.put(play.cell, play.side);
    }
    Side turn = begin < plays.size() ? plays.get(begin).side : nextSide();
    if (settings == null) {
      throw error("error.toulouse-no-size");
    }
    GameTree tree = SgfSetup.newGame(SgfSetup.positionOf(geometry, stones, turn), settings);
    GameTree.Node node = tree.root();
    for (Play play : plays.subList(begin, plays.size())) {
      if (!node.line().position().legalMoves().contains(play.cell)) {
        String cell = HexNotation.cellName(geometry, play.cell);
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

  /** From where on the sides take turns. */
  private int alternationStart() {
    int begin = Math.max(0, plays.size() - 1);
    while (begin > 0 && plays.get(begin - 1).side != plays.get(begin).side) {
      begin--;
    }
    return begin;
  }

  /** The stones of the board that were not played. */
  private Map<Integer, Side> setupStones() throws GameParseException {
    HexBoard geometry = requireBoard();
    Map<Integer, Side> played = new TreeMap<>();
    for (Play play : plays) {
      if (played.put(play.cell, play.side) != null) {
        String cell = HexNotation.cellName(geometry, play.cell);
        throw new GameParseException(play.line, text("error.toulouse-twice", cell));
      }
    }
    if (board == null) {
      return Map.of();
    }
    Map<Integer, Side> rest = new TreeMap<>(board);
    for (Map.Entry<Integer, Side> each : played.entrySet()) {
      Side shown = rest.remove(each.getKey());
      if (shown != each.getValue()) {
        throw disagreement(geometry, each.getKey(), each.getValue(), shown);
      }
    }
    return rest;
  }

  private GameParseException disagreement(
      HexBoard geometry, int cell, Side played, @Nullable Side shown) {
    int line = plays.stream().filter(play -> play.cell == cell).findFirst().orElseThrow().line;
    String row = Integer.toString(geometry.row(cell));
    String column = Integer.toString(geometry.column(cell));
    String name = HexNotation.cellName(geometry, cell);
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
