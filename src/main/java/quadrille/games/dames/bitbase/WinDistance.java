package quadrille.games.dames.bitbase;

import java.util.function.IntUnaryOperator;
import quadrille.games.dames.DamesBoard;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;
import quadrille.games.dames.PieceColour;

/**
 * Estimates how far a position is from the end that an endgame table knows to be won, so that a
 * search prefers those where the winner has made progress. What an evaluation says of a won
 * position does not help: it likes free kings in the centre, and the winner need only take away the
 * squares of the other side.
 *
 * <p>A short king has to come near the last king of the other side, drive it to the edge and out of
 * the double corners. Three flying kings do so from beside the long diagonal (Petrov's triangle).
 */
public final class WinDistance {
  // In points. Those of short kings come from a linear fit to the real distances of two kings
  // against one, with ten points a ply; those of flying kings won most often in play.
  private static final int SHORT_KING_STEP = 20;
  private static final int SHORT_FROM_EDGE = 80;
  private static final int SHORT_FROM_LONG_DIAGONAL = 30;
  private static final int SHORT_MAN = 40;
  private static final int SHORT_MAN_ROW = 10;

  private static final int FLYING_MOVE = 8;
  private static final int FLYING_FROM_CENTRE = 10;
  private static final int FLYING_ON_LONG_DIAGONAL = 40;
  private static final int FLYING_FROM_LONG_DIAGONAL = 9;
  private static final int FLYING_MAN = 60;
  private static final int FLYING_MAN_ROW = 20;

  private final DamesBoard board;
  private final boolean flyingKings;
  private final int last;
  private final int[] winnersKings;
  private final int[] losersKings;
  private final int[] whiteMen;
  private final int[] blackMen;

  /** For positions of these rules on boards of up to 10×10 squares; no others have tables. */
  public WinDistance(DamesRules rules) {
    board = rules.board();
    flyingKings = rules.flyingKings();
    last = board.size() - 1;
    winnersKings = points(square -> flyingKings ? winnersFlyingKing(square) : 0);
    losersKings = points(this::losersKing);
    whiteMen = points(square -> man(board.row(square)));
    blackMen = points(square -> man(last - board.row(square)));
  }

  /** Returns the points of a piece on each bit of the board. */
  private int[] points(IntUnaryOperator ofSquare) {
    int[] points = new int[board.words() * Long.SIZE];
    for (int square = 1; square <= board.squares(); square++) {
      points[board.bit(square)] = ofSquare.applyAsInt(square);
    }
    return points;
  }

  private int winnersFlyingKing(int square) {
    int row = Math.abs(2 * board.row(square) - last);
    int column = Math.abs(2 * board.column(square) - last);
    return FLYING_FROM_CENTRE * (Math.max(row, column) / 2)
        + (fromLongDiagonal(square) == 0 ? FLYING_ON_LONG_DIAGONAL : 0);
  }

  private int losersKing(int square) {
    int corner = fromLongDiagonal(square);
    return flyingKings
        ? FLYING_FROM_LONG_DIAGONAL * corner
        : SHORT_FROM_LONG_DIAGONAL * corner + SHORT_FROM_EDGE * fromEdge(square);
  }

  /** How far a square is from the diagonal without double corners; most in these. */
  private int fromLongDiagonal(int square) {
    return Math.abs(board.row(square) + board.column(square) - last);
  }

  private int fromEdge(int square) {
    int row = board.row(square);
    int column = board.column(square);
    return Math.min(Math.min(row, last - row), Math.min(column, last - column));
  }

  private int man(int rowsToCrown) {
    return flyingKings
        ? FLYING_MAN + FLYING_MAN_ROW * rowsToCrown
        : SHORT_MAN + SHORT_MAN_ROW * rowsToCrown;
  }

  /** Returns an estimate in points, 0 … 4,000 with up to five pieces. */
  public int estimate(DamesPosition position, PieceColour winner) {
    long kings = position.kings();
    long own = position.pieces(winner, 0);
    long others = position.pieces(winner.other(), 0);
    int men = sum(own & ~kings, winner == PieceColour.WHITE ? whiteMen : blackMen);
    int sum = men + sum(own & kings, winnersKings) + sum(others & kings, losersKings);
    return sum + (flyingKings ? freedom(position, winner) : steps(own & kings, others));
  }

  private static int sum(long squares, int[] points) {
    int sum = 0;
    for (long rest = squares; rest != 0; rest &= rest - 1) {
      sum += points[Long.numberOfTrailingZeros(rest)];
    }
    return sum;
  }

  /** Counts the moves that the loser has or would have. */
  private static int freedom(DamesPosition position, PieceColour winner) {
    boolean losersTurn = position.colourToMove() != winner;
    return FLYING_MOVE * (losersTurn ? position : position.passed()).countMoves();
  }

  /** Adds up the steps from each king to the nearest piece of the loser. */
  private int steps(long kings, long others) {
    int sum = 0;
    for (long rest = kings; rest != 0; rest &= rest - 1) {
      sum += SHORT_KING_STEP * stepsToNearest(Long.numberOfTrailingZeros(rest), others);
    }
    return sum;
  }

  private int stepsToNearest(int bit, long others) {
    int from = board.squareOf(bit);
    int least = last;
    for (long rest = others; rest != 0; rest &= rest - 1) {
      int to = board.squareOf(Long.numberOfTrailingZeros(rest));
      int rows = Math.abs(board.row(from) - board.row(to));
      int columns = Math.abs(board.column(from) - board.column(to));
      least = Math.min(least, Math.max(rows, columns));
    }
    return least;
  }
}
