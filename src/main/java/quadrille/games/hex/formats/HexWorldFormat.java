package quadrille.games.hex.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.core.formats.GameFormat;
import quadrille.core.formats.GameLink;
import quadrille.core.formats.GameParseException;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexNotation;
import quadrille.games.hex.HexPosition;
import quadrille.games.hex.HexTiling;
import quadrille.text.Text;

/**
 * Reads and writes links to the board of HexWorld, one per line: {@code
 * https://hexworld.org/board/#11c1,a10b3}. A link holds the size ({@code 11}, or {@code 13x9} with
 * the columns first), how the board is displayed, and the moves, but no variations or comments. The
 * board of a written link is red and blue.
 */
final class HexWorldFormat extends GameFormat implements GameLink {
  private static final String BOARD_URL = "https://hexworld.org/board/#";
  // Groups repeat possessively: otherwise every repetition takes room on the stack.
  private static final Pattern LINK =
      Pattern.compile("\\S*hexworld\\.org/board/?\\S*|#?\\d+(?:x\\d+)?(?:r\\d+|[mn]|c\\d+)*+,\\S*");
  private static final Pattern BODY =
      Pattern.compile("(\\d{1,3}(?:x\\d{1,3})?)?(?:r\\d+|[mn]|c\\d+)*+(?:,(\\S*))?");
  private static final Pattern MOVE = Pattern.compile("[a-z]+[0-9]+|:[rf][bw]|:[sSp]");

  private static final String PASS = ":p";

  HexWorldFormat() {
    super("hexworld", "hexworld");
  }

  @Override
  public boolean keepsVariations() {
    return false;
  }

  @Override
  public boolean recognizes(String text) {
    String stripped = text.stripLeading();
    String first = stripped.substring(0, Math.min(stripped.length(), 4000)).split("\\s", 2)[0];
    return LINK.matcher(first).matches();
  }

  @Override
  public void read(String text, Visitor visitor) throws BadInputException {
    List<String> lines = text.lines().toList();
    int number = 0;
    boolean more = true;
    for (int i = 0; i < lines.size() && more; i++) {
      if (!lines.get(i).isBlank()) {
        more = readGame(lines.get(i).strip(), ++number, i + 1, visitor);
      }
    }
    if (number == 0) {
      throw HexNotation.error("error.hexworld-none");
    }
  }

  private static boolean readGame(String link, int number, int line, Visitor visitor) {
    try {
      return visitor.game(
          number,
          new HexSgfReader(toSgf(link, line)).read(skipped -> visitor.problem(number, skipped)));
    } catch (GameParseException e) {
      visitor.problem(number, e);
      return true;
    }
  }

  /** Converts a link to SGF nodes; both formats treat swaps, passes and endings alike. */
  private static SgfNode toSgf(String link, int line) throws GameParseException {
    Matcher body = BODY.matcher(link.substring(link.indexOf('#') + 1));
    if (!LINK.matcher(link).matches() || !body.matches()) {
      throw error(line, "error.hexworld", link);
    }
    SgfNode root = new SgfNode(null, line);
    if (body.group(1) != null) {
      root.addProperty("SZ").add(body.group(1));
    }
    addMoves(root, body.group(2), line);
    return root;
  }

  /**
   * Adds the moves; a comma between them, which only marks the position displayed, is ignored. A
   * pass at the end says whose turn it is.
   */
  private static void addMoves(SgfNode root, @Nullable String moveList, int line)
      throws GameParseException {
    String moves = moveList == null ? "" : moveList.replace(",", "");
    Matcher matcher = MOVE.matcher(moves);
    SgfNode node = root;
    boolean black = true;
    int at = 0;
    for (; matcher.find() && matcher.start() == at; at = matcher.end()) {
      String move = matcher.group();
      boolean ends = move.length() == 3 && move.startsWith(":");
      node = new SgfNode(node, line);
      if (move.equals(PASS) && matcher.end() == moves.length()) {
        node.addProperty("PL").add(black ? "W" : "B");
        return;
      }
      node.addProperty(ends ? move.substring(2).toUpperCase(Locale.ROOT) : black ? "B" : "W")
          .add(sgfValue(move));
      black ^= !move.equals(":S");
    }
    if (at < moves.length()) {
      throw error(line, "error.hexworld-move", moves.substring(at));
    }
  }

  private static String sgfValue(String move) {
    return switch (move) {
      case ":s" -> "swap-pieces";
      case ":S" -> "swap-sides";
      case ":p" -> "pass";
      case ":rb", ":rw" -> "resign";
      case ":fb", ":fw" -> "forfeit";
      default -> move;
    };
  }

  private static GameParseException error(int line, String key, String quoted) {
    String shown = quoted.length() > 40 ? quoted.substring(0, 40) + "…" : quoted;
    return new GameParseException(line, Text.of(HexWorldFormat.class, key, shown));
  }

  /** Links the main line, whatever move is shown. */
  @Override
  public String write(GameTree game, Line shown) throws BadInputException {
    return write(game).strip();
  }

  @Override
  protected String write(GameTree game) throws BadInputException {
    if (!(game.root().line().position() instanceof HexPosition start)) {
      throw HexNotation.error("error.other-game", game.game().name());
    }
    HexBoard board = start.board();
    if (board.tiling() != HexTiling.HEXAGONAL) {
      throw HexNotation.error("error.hexagonal." + board.tiling().value());
    }
    StringBuilder link = new StringBuilder(BOARD_URL).append(board.columns());
    if (board.rows() != board.columns()) {
      link.append('x').append(board.rows());
    }
    List<Line> moves = game.lastMainNode().line().path().stream().skip(1).toList();
    boolean swapped = !moves.isEmpty() && moves.getFirst().move() == HexPosition.SWAP;
    link.append("c1,")
        .append(swapped ? HexNotation.cellName(board, start.onlyStone()) : formatSetup(start));
    for (Line line : moves) {
      boolean swap = line.move() == HexPosition.SWAP;
      link.append(swap ? ":s" : HexNotation.cellName(board, (int) line.move()));
    }
    return link.append(formatEnding(game.outcome())).append('\n').toString();
  }

  /**
   * Formats the stones of the start position as moves, with passes where a side would move twice.
   * The last is a pass too, so that the game begins after it: the side to move has the last stone
   * or, if it has none, both sides pass.
   */
  private static String formatSetup(HexPosition start) {
    List<Map.Entry<Integer, Side>> stones = new ArrayList<>(start.stones().entrySet());
    stones.stream()
        .filter(stone -> stone.getValue() == start.turn())
        .reduce((_, later) -> later)
        .ifPresent(
            last -> {
              stones.remove(last);
              stones.add(last);
            });
    StringBuilder moves = new StringBuilder();
    Side turn = Side.FIRST;
    for (Map.Entry<Integer, Side> stone : stones) {
      moves.append(turn == stone.getValue() ? "" : PASS);
      moves.append(HexNotation.cellName(start.board(), stone.getKey()));
      turn = stone.getValue().other();
    }
    return moves
        .append(turn != start.turn() ? PASS : stones.isEmpty() ? "" : PASS + PASS)
        .toString();
  }

  private static String formatEnding(@Nullable Outcome outcome) {
    if (outcome == null || outcome.winner() == null) {
      return "";
    }
    String loser = outcome.winner() == Side.FIRST ? "w" : "b";
    return switch (outcome.reason()) {
      case Outcome.RESIGNATION -> ":r" + loser;
      case Outcome.TIME, Outcome.FORFEIT -> ":f" + loser;
      default -> "";
    };
  }
}
