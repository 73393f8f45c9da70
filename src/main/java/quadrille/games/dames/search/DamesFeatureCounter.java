package quadrille.games.dames.search;

import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import quadrille.games.dames.DamesBoard;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.PieceColour;

/** Counts the {@link DamesFeature}s of a position. Reuses its arrays, so it is not thread-safe. */
public final class DamesFeatureCounter {
  private final DamesBoard board;
  private final Masks[] masks;
  private final int[] counts = new int[DamesFeature.values().length];

  public DamesFeatureCounter(DamesBoard board) {
    this.board = board;
    masks = IntStream.range(0, board.words()).mapToObj(this::masks).toArray(Masks[]::new);
  }

  private Masks masks(int word) {
    int size = board.size();
    return new Masks(
        mask(word, square -> board.column(square) % (size - 1) == 0),
        mask(word, square -> isInMiddle(board.column(square)) && isInMiddle(board.row(square))),
        mask(word, square -> board.column(square) < size / 2),
        mask(word, square -> board.row(square) + board.column(square) == size - 1),
        rows(word, PieceColour.WHITE),
        rows(word, PieceColour.BLACK));
  }

  private Rows rows(int word, PieceColour colour) {
    int last = board.size() - 1;
    return new Rows(
        mask(word, square -> row(colour, square) == 0),
        mask(word, square -> row(colour, square) == 1),
        mask(word, square -> row(colour, square) == last - 3),
        mask(word, square -> row(colour, square) == last - 2),
        mask(word, square -> row(colour, square) == last - 1),
        mask(word, square -> (row(colour, square) & 1) != 0),
        mask(word, square -> (row(colour, square) & 2) != 0),
        mask(word, square -> (row(colour, square) & 4) != 0),
        mask(word, square -> (row(colour, square) & 8) != 0));
  }

  /** Returns one word of the squares for which that holds. */
  private long mask(int word, IntPredicate contains) {
    long[] words = new long[2];
    IntStream.rangeClosed(1, board.squares())
        .filter(contains)
        .forEach(square -> DamesPosition.setBit(words, board.bit(square)));
    return words[word];
  }

  private boolean isInMiddle(int line) {
    int quarter = board.size() / 4;
    return line >= quarter && line < board.size() - quarter;
  }

  /** The row of a square as that colour counts, 0 for its back row. */
  private int row(PieceColour colour, int square) {
    int row = board.row(square);
    return colour == PieceColour.WHITE ? board.size() - 1 - row : row;
  }

  /**
   * Returns White's counts minus Black's, in the order of the features. The array is valid until
   * the next call.
   */
  public int[] count(DamesPosition position) {
    Arrays.fill(counts, 0);
    add(DamesFeature.SIDE_TO_MOVE, position.colourToMove() == PieceColour.WHITE ? 1 : -1);
    add(
        DamesFeature.HAS_KING,
        Math.min(1, position.countKings(PieceColour.WHITE))
            - Math.min(1, position.countKings(PieceColour.BLACK)));
    add(
        DamesFeature.IMBALANCE,
        imbalance(position, PieceColour.WHITE) - imbalance(position, PieceColour.BLACK));
    for (int word = 0; word < masks.length; word++) {
      long white = position.pieces(PieceColour.WHITE, word);
      long black = position.pieces(PieceColour.BLACK, word);
      long kings = position.kings(word);
      countMen(masks[word], white & ~kings, black & ~kings);
      countKings(masks[word], white & kings, black & kings);
      countStructure(position, word);
    }
    countClearPaths(position);
    return counts;
  }

  private void add(DamesFeature feature, int count) {
    counts[feature.ordinal()] += count;
  }

  private void add(DamesFeature feature, long white, long black) {
    counts[feature.ordinal()] += Long.bitCount(white) - Long.bitCount(black);
  }

  /** Counts features of the men's placement. */
  private void countMen(Masks mask, long white, long black) {
    Rows up = mask.white;
    Rows down = mask.black;
    add(DamesFeature.MAN, white, black);
    add(DamesFeature.BACK_ROW, white & up.back, black & down.back);
    add(DamesFeature.SECOND_ROW, white & up.second, black & down.second);
    add(DamesFeature.THREE_STEPS, white & up.threeSteps, black & down.threeSteps);
    add(DamesFeature.TWO_STEPS, white & up.twoSteps, black & down.twoSteps);
    add(DamesFeature.ONE_STEP, white & up.oneStep, black & down.oneStep);
    add(DamesFeature.EDGE, white & mask.edge, black & mask.edge);
    add(DamesFeature.CENTRE, white & mask.centre, black & mask.centre);
    add(DamesFeature.ADVANCE, up.sum(white) - down.sum(black));
  }

  private void countKings(Masks mask, long white, long black) {
    if ((white | black) != 0) {
      add(DamesFeature.KING, white, black);
      add(DamesFeature.KING_CENTRE, white & mask.centre, black & mask.centre);
      add(DamesFeature.LONG_DIAGONAL, white & mask.longDiagonal, black & mask.longDiagonal);
    }
  }

  private int imbalance(DamesPosition position, PieceColour colour) {
    int difference = 0;
    for (int word = 0; word < masks.length; word++) {
      long men = position.pieces(colour, word) & ~position.kings(word);
      difference += 2 * Long.bitCount(men & masks[word].leftHalf) - Long.bitCount(men);
    }
    return Math.abs(difference);
  }

  /** Counts features of how pieces relate to each other and to empty squares. */
  private void countStructure(DamesPosition position, int word) {
    add(
        DamesFeature.PAIR,
        pairs(position, PieceColour.WHITE, word) - pairs(position, PieceColour.BLACK, word));
    add(
        DamesFeature.SAFE,
        shielded(position, PieceColour.WHITE, word),
        shielded(position, PieceColour.BLACK, word));
    add(
        DamesFeature.MOBILE,
        mobile(position, PieceColour.WHITE, word),
        mobile(position, PieceColour.BLACK, word));
  }

  private int pairs(DamesPosition position, PieceColour colour, int word) {
    long low = position.pieces(colour, 0);
    long high = position.pieces(colour, 1);
    long pieces = position.pieces(colour, word);
    return Long.bitCount(pieces & board.shift(word, low, high, board.downLeft()))
        + Long.bitCount(pieces & board.shift(word, low, high, board.downRight()));
  }

  /**
   * Returns the pieces that have an own piece or the edge beside them on each of both diagonals.
   */
  private long shielded(DamesPosition position, PieceColour colour, int word) {
    long low = board.all(0) & ~position.pieces(colour, 0);
    long high = board.all(1) & ~position.pieces(colour, 1);
    long exposed =
        (board.shift(word, low, high, board.downLeft())
                & board.shift(word, low, high, -board.downLeft()))
            | (board.shift(word, low, high, board.downRight())
                & board.shift(word, low, high, -board.downRight()));
    return position.pieces(colour, word) & ~exposed;
  }

  /** Returns the men with a free square ahead. */
  private long mobile(DamesPosition position, PieceColour colour, int word) {
    int back = colour == PieceColour.WHITE ? 1 : -1;
    long low = position.empty(0);
    long high = position.empty(1);
    long behind =
        board.shift(word, low, high, back * board.downLeft())
            | board.shift(word, low, high, back * board.downRight());
    return position.pieces(colour, word) & ~position.kings(word) & behind;
  }

  /** Adds up the rows reached by men that can meet no enemy on their way. */
  private void countClearPaths(DamesPosition position) {
    add(
        DamesFeature.RUNAWAY,
        clearPaths(position, PieceColour.WHITE) - clearPaths(position, PieceColour.BLACK));
  }

  private int clearPaths(DamesPosition position, PieceColour colour) {
    int back = colour == PieceColour.WHITE ? 1 : -1;
    int left = back * board.downLeft();
    int right = back * board.downRight();
    long low = position.pieces(colour.other(), 0);
    long high = position.pieces(colour.other(), 1);
    for (int row = 1; row < board.size(); row++) {
      long next = board.shift(0, low, high, left) | board.shift(0, low, high, right);
      if (board.words() == 2) {
        high |= board.all(1) & (board.shift(1, low, high, left) | board.shift(1, low, high, right));
      }
      low |= board.all(0) & next;
    }
    long[] enemyAhead = {low, high};
    int sum = 0;
    for (int word = 0; word < masks.length; word++) {
      long clear = position.pieces(colour, word) & ~position.kings(word) & ~enemyAhead[word];
      if (clear != 0) {
        sum += masks[word].rows(colour).sum(clear);
      }
    }
    return sum;
  }

  /** Returns whether that colour has a king on the long diagonal. */
  boolean holdsLongDiagonal(DamesPosition position, PieceColour colour) {
    for (int word = 0; word < masks.length; word++) {
      long kings = position.pieces(colour, word) & position.kings(word);
      if ((kings & masks[word].longDiagonal) != 0) {
        return true;
      }
    }
    return false;
  }

  /**
   * One word of the sets of squares that features ask about.
   *
   * @param edge the first and the last column
   * @param centre the middle half of the rows and columns
   * @param longDiagonal from the bottom left to the top right
   */
  private record Masks(
      long edge, long centre, long leftHalf, long longDiagonal, Rows white, Rows black) {
    Rows rows(PieceColour colour) {
      return colour == PieceColour.WHITE ? white : black;
    }
  }

  /**
   * One word of some rows, as a colour counts them from its own back row.
   *
   * @param ones the rows whose number is odd; {@code twos} and so on have the next binary digits
   */
  private record Rows(
      long back,
      long second,
      long threeSteps,
      long twoSteps,
      long oneStep,
      long ones,
      long twos,
      long fours,
      long eights) {

    /** Returns the sum of the rows of these squares. */
    int sum(long squares) {
      return Long.bitCount(squares & ones)
          + 2 * Long.bitCount(squares & twos)
          + 4 * Long.bitCount(squares & fours)
          + 8 * Long.bitCount(squares & eights);
    }
  }
}
