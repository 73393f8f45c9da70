package quadrille.games.hex;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Notation;
import quadrille.core.Position;
import quadrille.core.Settings;
import quadrille.core.Side;

/**
 * Moves are cells, {@code a1}, columns lettered from the left and rows numbered from the top, or
 * {@code swap-pieces}; positions are rows from the top: {@code .../.x./..o x}.
 */
public final class HexNotation implements Notation {
  public static final HexNotation INSTANCE = new HexNotation();

  private static final String SWAP = "swap-pieces";
  private static final Pattern CELL = Pattern.compile("([a-z])([0-9]{1,3})");

  private HexNotation() {}

  @Override
  public String format(Position position, long move) {
    return move == HexPosition.SWAP ? SWAP : cellName(((HexPosition) position).board(), (int) move);
  }

  public static String cellName(HexBoard board, int cell) {
    return (char) ('a' + board.column(cell)) + Integer.toString(board.row(cell) + 1);
  }

  @Override
  public long parse(Position position, String text) throws BadInputException {
    HexPosition hex = (HexPosition) position;
    String word = text.strip().toLowerCase(Locale.ROOT);
    if (word.equals(SWAP) || word.equals("swap")) {
      if (!hex.maySwap()) {
        throw error(hex.board().allowsSwap() ? "error.swap-late" : "error.swap-off");
      }
      return HexPosition.SWAP;
    }
    int cell = parseCell(hex.board(), word, text);
    Side side = hex.stone(cell);
    if (side != null) {
      throw error("error.occupied", word, side == Side.FIRST ? 1 : 2);
    }
    if (hex.winner() != null) {
      throw error("error.over", word);
    }
    return cell;
  }

  public static int parseCell(HexBoard board, String word, String text) throws BadInputException {
    Matcher matcher = CELL.matcher(word);
    if (!matcher.matches()) {
      throw error("error.move", text.strip());
    }
    int column = matcher.group(1).charAt(0) - 'a';
    int row = Integer.parseInt(matcher.group(2)) - 1;
    if (row < 0 || row >= board.rows() || column >= board.columns()) {
      throw error("error.outside", text.strip(), cellName(board, board.cells() - 1));
    }
    return board.cell(row, column);
  }

  @Override
  public String format(Position position) {
    HexPosition hex = (HexPosition) position;
    return IntStream.range(0, hex.board().rows())
        .mapToObj(row -> formatRow(hex, row, ""))
        .collect(Collectors.joining("/", "", " " + symbol(hex.turn())));
  }

  private static String formatRow(HexPosition position, int row, String separator) {
    HexBoard board = position.board();
    return IntStream.range(0, board.columns())
        .mapToObj(column -> symbol(position.stone(board.cell(row, column))))
        .collect(Collectors.joining(separator));
  }

  private static String symbol(@Nullable Side stone) {
    return stone == null ? "." : stone == Side.FIRST ? "x" : "o";
  }

  @Override
  public HexPosition parsePosition(String text, Settings settings) throws BadInputException {
    HexBoard board = HexBoard.of(settings);
    String[] parts = text.strip().split("\\s+");
    if (parts.length != 2) {
      throw error("error.position", text.strip());
    }
    Side turn = parseTurn(parts[1]);
    String[] rows = parts[0].split("/", -1);
    if (rows.length != board.rows()) {
      throw error("error.rows", rows.length, board.rows());
    }
    Map<Integer, Side> stones = new TreeMap<>();
    for (int row = 0; row < rows.length; row++) {
      if (rows[row].length() != board.columns()) {
        throw error("error.row-length", row + 1, rows[row].length(), board.columns());
      }
      for (int column = 0; column < board.columns(); column++) {
        int cell = board.cell(row, column);
        char symbol = rows[row].charAt(column);
        switch (symbol) {
          case 'x', 'X' -> stones.put(cell, Side.FIRST);
          case 'o', 'O' -> stones.put(cell, Side.SECOND);
          case '.' -> {}
          default -> throw error("error.symbol", String.valueOf(symbol), cellName(board, cell));
        }
      }
    }
    return HexPosition.of(board, stones, turn);
  }

  private static Side parseTurn(String text) throws BadInputException {
    return switch (text) {
      case "x", "X" -> Side.FIRST;
      case "o", "O" -> Side.SECOND;
      default -> throw error("error.turn", text);
    };
  }

  @Override
  public Map<String, String> optionsOf(String position) {
    String[] rows = position.strip().split("\\s+")[0].split("/", -1);
    int columns = rows[0].length();
    boolean isBoard = isValidSize(rows.length) && isValidSize(columns);
    return isBoard ? Map.of("rows", "" + rows.length, "columns", "" + columns) : Map.of();
  }

  private static boolean isValidSize(int cells) {
    return cells >= HexGame.MIN_SIZE && cells <= HexGame.MAX_SIZE;
  }

  /** On the Hex board each row is shifted right by half a cell. */
  @Override
  public String diagram(Position position) {
    HexPosition hex = (HexPosition) position;
    HexBoard board = hex.board();
    StringBuilder text = new StringBuilder("  ");
    for (int column = 0; column < board.columns(); column++) {
      text.append(' ').append((char) ('a' + column));
    }
    for (int row = 0; row < board.rows(); row++) {
      String indent = board.tiling() == HexTiling.HEXAGONAL ? " ".repeat(row) : "";
      String cells = formatRow(hex, row, " ");
      text.append('\n').append(indent).append(String.format("%2d %s", row + 1, cells));
    }
    return text.append('\n').toString();
  }

  public static BadInputException error(String key, Object... arguments) {
    return new BadInputException(HexNotation.class, key, arguments);
  }
}
