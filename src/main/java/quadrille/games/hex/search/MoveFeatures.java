package quadrille.games.hex.search;

import java.util.stream.IntStream;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.connections.StoneSets;

/**
 * What {@link MovePredictor} knows of a move: which of many cases holds of the stones around it,
 * the opponent's last move, both sides' currents, the distances from the edges, and the moves that
 * won elsewhere; and of a position: who is ahead, and how much is left to try. Each case is a
 * feature with a weight. A position turned by 180°, or mirrored with the sides exchanged, has the
 * same features. Keeps scratch memory; not thread-safe.
 */
final class MoveFeatures {
  /** How many features each move has. */
  static final int PER_MOVE = 15;

  /** How many features each position has. */
  static final int PER_POSITION = 4;

  /** The neighbours of a cell clockwise, as rows and columns from it. */
  private static final int[][] NEIGHBOURS = {{-1, 0}, {-1, 1}, {0, 1}, {1, 0}, {1, -1}, {0, -1}};

  /** The cells a bridge away: each beyond the neighbour of the same index and the next one. */
  private static final int[][] BRIDGES = {{-2, 1}, {-1, 2}, {1, 1}, {2, -1}, {1, -2}, {-1, -1}};

  private static final int EMPTY = 0;
  private static final int OWN = 1;
  private static final int OTHER = 2;

  /** The opponent's last move, where a feature knows it from the opponent's other stones. */
  private static final int LAST = 3;

  private static final int RING = NEIGHBOURS.length;

  /** The cases of six cells of {@link #EMPTY}, {@link #OWN} or {@link #OTHER}. */
  private static final int RING_CASES = 729;

  private static final int HALF_WEDGES = RING / 2;
  private static final int WEDGE_CASES = 4 * 4 * 4;

  /** The last move matters within so many rows and columns. */
  private static final int NEAR = 3;

  private static final int NEAR_WIDTH = 2 * NEAR + 1;
  private static final int FAR = NEAR_WIDTH * NEAR_WIDTH / 2 + 1;
  private static final int CURRENTS = 16;
  private static final int RANKS = 24;
  private static final int DISTANCES = 8;
  private static final int WIN_SHARES = 12;
  private static final int ADVANTAGES = 24;

  /** So many of {@link #ADVANTAGES} are a factor of e between the conductances. */
  private static final int ADVANTAGE_STEPS = 6;

  private static final int MOVES_LEFT = 32;
  private static final int THREAT_SHARES = 32;
  private static final int EMPTY_PAIRS = 32;

  private static final int AT_BRIDGES = RING_CASES;
  private static final int AT_BOTH = AT_BRIDGES + RING_CASES;
  private static final int AT_WEDGES = AT_BOTH + RING_CASES * RING_CASES;
  private static final int AT_LAST = AT_WEDGES + HALF_WEDGES * WEDGE_CASES;
  private static final int AT_CURRENTS = AT_LAST + FAR + 1;
  private static final int AT_RANKS = AT_CURRENTS + CURRENTS * CURRENTS;
  private static final int AT_DISTANCES = AT_RANKS + RANKS;
  private static final int AT_WINS = AT_DISTANCES + DISTANCES * DISTANCES;
  private static final int AT_REFUTATION = AT_WINS + WIN_SHARES;
  private static final int AT_ADVANTAGES = AT_REFUTATION + 2;
  private static final int AT_MOVES_LEFT = AT_ADVANTAGES + ADVANTAGES;
  private static final int AT_THREATS = AT_MOVES_LEFT + MOVES_LEFT;
  private static final int AT_EMPTY_PAIRS = AT_THREATS + THREAT_SHARES;

  /** How many features there are. */
  static final int COUNT = AT_EMPTY_PAIRS + EMPTY_PAIRS;

  private final HexBoard board;

  /**
   * For each side and cell the {@link #NEIGHBOURS} and the {@link #BRIDGES}, as the side sees the
   * board, whose own edges are the first and the last row; cells off the board are one of the
   * further places in {@link #contents}.
   */
  private final int[][] aroundForFirst;

  private final int[][] aroundForSecond;

  /** What is in each cell; then what an own edge, the other's edge, and a corner are. */
  private final int[] contents;

  private final int[] ring = new int[RING];
  private final int[] bridges = new int[RING];
  private Side turn = Side.FIRST;
  private int last = WinningMoves.NO_MOVE;
  private int emptyCells;

  MoveFeatures(HexBoard board) {
    this.board = board;
    aroundForFirst = around(Side.FIRST);
    aroundForSecond = around(Side.SECOND);
    contents = new int[board.cells() + 3];
    contents[board.cells()] = OWN;
    contents[board.cells() + 1] = OTHER;
    contents[board.cells() + 2] = EMPTY;
  }

  private int[][] around(Side side) {
    return IntStream.range(0, board.cells())
        .mapToObj(
            cell ->
                IntStream.range(0, 2 * RING)
                    .map(
                        i -> {
                          int[] offset = i < RING ? NEIGHBOURS[i] : BRIDGES[i - RING];
                          return place(side, cell, offset);
                        })
                    .toArray())
        .toArray(int[][]::new);
  }

  private int place(Side side, int cell, int[] offset) {
    int row = board.row(cell) + side.choose(offset[0], offset[1]);
    int column = board.column(cell) + side.choose(offset[1], offset[0]);
    if (board.contains(row, column)) {
      return board.cell(row, column);
    }
    boolean rowIsOff = row < 0 || row >= board.rows();
    boolean columnIsOff = column < 0 || column >= board.columns();
    if (rowIsOff && columnIsOff) {
      return board.cells() + 2;
    }
    return board.cells() + (rowIsOff == (side == Side.FIRST) ? 0 : 1);
  }

  /**
   * Reads a position.
   *
   * @param lastMove the move that led to it, or {@link WinningMoves#NO_MOVE}
   */
  void load(StoneSets stones, Side sideToMove, int lastMove) {
    turn = sideToMove;
    last = lastMove;
    emptyCells = board.cells() - stones.of(turn).size() - stones.of(turn.other()).size();
    for (int cell = 0; cell < board.cells(); cell++) {
      contents[cell] = stones.of(turn).contains(cell) ? OWN : stones.isEmpty(cell) ? EMPTY : OTHER;
    }
  }

  /**
   * Returns the features of the position that was loaded.
   *
   * @param advantage the logarithm of the ratio of the conductances, from the mover's view
   * @param moves how many may win
   * @param threats how many cells the opponent's threats need that refute all others
   */
  int[] ofPosition(double advantage, int moves, int threats) {
    int step = (int) Math.floor(ADVANTAGES / 2 + advantage * ADVANTAGE_STEPS);
    return new int[] {
      AT_ADVANTAGES + Math.clamp(step, 0, ADVANTAGES - 1),
      AT_MOVES_LEFT + Math.min(moves, MOVES_LEFT - 1),
      AT_THREATS + Math.min(THREAT_SHARES * threats / board.cells(), THREAT_SHARES - 1),
      AT_EMPTY_PAIRS + Math.min(emptyCells / 2, EMPTY_PAIRS - 1)
    };
  }

  /**
   * Returns the features of a move in the position that was loaded.
   *
   * @param own the share of the own current that runs through the cell, 0 … 1
   * @param other the share of the opponent's
   * @param rank how many of the moves have more of both together
   * @param wins how often the move won elsewhere, against the one that won most often, 0 … 1
   * @param refutes whether it was the last refutation of the opponent's last move
   */
  int[] of(int cell, double own, double other, int rank, double wins, boolean refutes) {
    int[] around = (turn == Side.FIRST ? aroundForFirst : aroundForSecond)[cell];
    for (int i = 0; i < RING; i++) {
      ring[i] = contents[around[i]];
      bridges[i] = contents[around[RING + i]];
    }
    int[] features = new int[PER_MOVE];
    features[0] = Math.min(pattern(ring, 0), pattern(ring, HALF_WEDGES));
    features[1] = AT_BRIDGES + Math.min(pattern(bridges, 0), pattern(bridges, HALF_WEDGES));
    features[2] = AT_BOTH + Math.min(bothPatterns(0), bothPatterns(HALF_WEDGES));
    for (int i = 0; i < RING; i++) {
      features[3 + i] =
          AT_WEDGES + WEDGE_CASES * (i % HALF_WEDGES) + wedge(around, i, (i + 1) % RING);
    }
    features[9] = AT_LAST + placeOfLast(cell);
    features[10] = AT_CURRENTS + CURRENTS * step(own) + step(other);
    features[11] = ofRank(rank);
    features[12] = AT_DISTANCES + distances(cell);
    features[13] = AT_WINS + (int) Math.ceil(wins * (WIN_SHARES - 1));
    features[14] = AT_REFUTATION + (refutes ? 1 : 0);
    return features;
  }

  /** The feature of a move if so many others have more current. */
  static int ofRank(int rank) {
    return AT_RANKS + Math.min(rank, RANKS - 1);
  }

  private static int pattern(int[] contents, int start) {
    int pattern = 0;
    for (int i = 0; i < RING; i++) {
      pattern = 3 * pattern + contents[(start + i) % RING];
    }
    return pattern;
  }

  private int bothPatterns(int start) {
    return RING_CASES * pattern(ring, start) + pattern(bridges, start);
  }

  /** Two neighbours and the cell behind both, where the last move is told from other stones. */
  private int wedge(int[] around, int one, int next) {
    return 16 * withLast(around[one]) + 4 * withLast(around[next]) + withLast(around[RING + one]);
  }

  private int withLast(int place) {
    return place == last ? LAST : contents[place];
  }

  private int placeOfLast(int cell) {
    if (last == WinningMoves.NO_MOVE) {
      return FAR;
    }
    int down = board.row(last) - board.row(cell);
    int right = board.column(last) - board.column(cell);
    if (Math.abs(down) > NEAR || Math.abs(right) > NEAR) {
      return FAR;
    }
    int place = NEAR_WIDTH * (turn.choose(down, right) + NEAR) + turn.choose(right, down) + NEAR;
    return Math.min(place, NEAR_WIDTH * NEAR_WIDTH - 1 - place);
  }

  /** The larger the share, the lower the step; half of it is two steps more. */
  private static int step(double share) {
    return share <= 0
        ? CURRENTS - 1
        : Math.clamp((int) (-2 * Math.log(share) / Math.log(2)), 0, CURRENTS - 1);
  }

  private int distances(int cell) {
    int row = Math.min(board.row(cell), board.rows() - 1 - board.row(cell));
    int column = Math.min(board.column(cell), board.columns() - 1 - board.column(cell));
    int own = Math.min(turn.choose(row, column), DISTANCES - 1);
    return DISTANCES * own + Math.min(turn.choose(column, row), DISTANCES - 1);
  }
}
