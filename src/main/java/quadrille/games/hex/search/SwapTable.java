package quadrille.games.hex.search;

import java.util.BitSet;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import quadrille.core.MoveList;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexGame;
import quadrille.games.hex.HexPosition;
import quadrille.system.ResourceProperties;

/**
 * Says for each size of the board which first stones are too strong to leave, and which make a fair
 * start. The lower levels could not tell, and the upper ones would take long.
 *
 * <p>The file {@code swap.txt} beside the messages of Hex has the table with its sources: up to 8 ×
 * 8, Hex is solved (R. Hayward et al., 2005, "Solving 7 × 7 Hex with domination, fill-in, and
 * virtual connections"; P. Henderson, B. Arneson and R. Hayward, 2009, "Solving 8 × 8 Hex"); up to
 * 13 × 13, our network judged each stone; above, it follows what HexWiki publishes of the
 * experience of players and the program KataHex.
 */
final class SwapTable {
  private static final Map<Integer, SwapTable> TABLES = new ConcurrentHashMap<>();

  private final HexBoard board;
  private final BitSet weak;
  private final BitSet fair;

  private SwapTable(HexBoard board, String weak, String fair) {
    this.board = board;
    this.weak = cells(weak);
    this.fair = cells(fair);
  }

  /**
   * The table of a board.
   *
   * @throws IllegalArgumentException unless the board allows a swap
   */
  static SwapTable of(HexBoard board) {
    if (!board.allowsSwap()) {
      throw new IllegalArgumentException("no swap on this board");
    }
    return TABLES.computeIfAbsent(board.rows(), _ -> read(board));
  }

  private static SwapTable read(HexBoard board) {
    String head = board.rows() + ":";
    return ResourceProperties.linesIfPresent(HexGame.class, "swap.txt").stream()
        .filter(line -> line.startsWith(head))
        .map(line -> line.substring(head.length()).split("\\|", -1))
        .map(parts -> new SwapTable(board, parts[0].strip(), parts[1].strip()))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("swap.txt lacks size " + board.rows()));
  }

  /** Adds the fair first stones, or the swap of a strong one; none where no swap is near. */
  static void addMoves(HexPosition position, MoveList moves) {
    HexBoard board = position.board();
    if (board.allowsSwap() && position.stoneCount() == 0 && position.turn() == Side.FIRST) {
      of(board).fairOpenings().forEach(moves::add);
    } else if (position.maySwap() && of(board).shouldSwap(position.onlyStone())) {
      moves.add(HexPosition.SWAP);
    }
  }

  /** Whether the second player should take over a first stone on that cell. */
  boolean shouldSwap(int cell) {
    return !weak.get(cell);
  }

  /** The first stones after which neither side is much better off, in order; at least one. */
  IntStream fairOpenings() {
    return fair.stream();
  }

  /** Reads cells and rows of cells, such as {@code a1-j1 a3}, and adds them turned by 180°. */
  private BitSet cells(String text) {
    BitSet cells = new BitSet();
    for (String word : text.split(" +", -1)) {
      String[] ends = word.split("-", -1);
      int from = cell(ends[0]);
      cells.set(from, cell(ends[ends.length - 1]) + 1);
    }
    int last = board.cells() - 1;
    BitSet turned = new BitSet();
    cells.stream().forEach(cell -> turned.set(last - cell));
    cells.or(turned);
    return cells;
  }

  private int cell(String name) {
    return board.cell(Integer.parseInt(name.substring(1)) - 1, name.charAt(0) - 'a');
  }
}
