package quadrille.games.hex;

import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import quadrille.core.BadInputException;
import quadrille.core.Notation;
import quadrille.core.Position;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.text.Text;

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
      return parseSwap(hex);
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

  private static long parseSwap(HexPosition position) throws BadInputException {
    if (!position.maySwap()) {
      throw error(position.board().allowsSwap() ? "error.swap-late" : "error.swap-off");
    }
    return HexPosition.SWAP;
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
    return HexPositionText.format((HexPosition) position);
  }

  @Override
  public HexPosition parsePosition(String text, Settings settings) throws BadInputException {
    return HexPositionText.parse(text, HexBoard.of(settings));
  }

  @Override
  public Map<String, String> optionsOf(String position) {
    return HexPositionText.options(position);
  }

  @Override
  public String diagram(Position position) {
    return HexDiagram.draw((HexPosition) position);
  }

  public static BadInputException error(String key, Object... arguments) {
    return new BadInputException(Text.of(HexNotation.class, key, arguments));
  }
}
