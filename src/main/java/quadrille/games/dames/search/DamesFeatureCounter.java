package quadrille.games.dames.search;

import static quadrille.games.dames.DamesBoard.DIRECTIONS;
import static quadrille.games.dames.DamesBoard.shift;

import java.util.Arrays;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import quadrille.games.dames.DamesBoard;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.PieceColour;

/** Counts the {@link DamesFeature}s of a position. Reuses its arrays, so it is not thread-safe. */
public final class DamesFeatureCounter {
  /** Rows are below 16: four binary digits. */
  private static final int ROW_BITS = 4;

  private final DamesBoard board;
  private final int[] counts = new int[DamesFeature.values().length];

  /** The rows of each colour, counted from its own back row. */
  private final long[][][] rows = new long[2][][];

  /** The rows of each colour whose number has that binary digit set. */
  private final long[][][] rowBits = new long[2][][];

  /** The squares ahead of a man on each bit that it can reach, and those beside its way. */
  private final long[][][] forwardCones = new long[2][][];

  /** The first and the last column. */
  private final long[] edge;

  /** The middle half of the rows and columns. */
  private final long[] centre;

  private final long[] leftHalf;
  private final long[] longDiagonal;

  public DamesFeatureCounter(DamesBoard board) {
    this.board = board;
    int size = board.size();
    edge = mask(square -> board.column(square) % (size - 1) == 0);
    centre = mask(square -> isInMiddle(board.column(square)) && isInMiddle(board.row(square)));
    leftHalf = mask(square -> board.column(square) < size / 2);
    longDiagonal = mask(square -> board.row(square) + board.column(square) == size - 1);
    for (PieceColour colour : PieceColour.values()) {
      int index = colour.ordinal();
      rows[index] = masks(size, row -> square -> row(colour, square) == row);
      rowBits[index] = masks(ROW_BITS, digit -> square -> (row(colour, square) >> digit & 1) != 0);
      forwardCones[index] =
          masks(DamesBoard.BITS, bit -> square -> isAhead(colour, board.squareOf(bit), square));
    }
  }

  private long[][] masks(int count, IntFunction<IntPredicate> contains) {
    return IntStream.range(0, count).mapToObj(i -> mask(contains.apply(i))).toArray(long[][]::new);
  }

  private long[] mask(IntPredicate contains) {
    long[] words = new long[2];
    IntStream.rangeClosed(1, board.squares())
        .filter(contains)
        .forEach(square -> DamesPosition.setBit(words, board.bit(square)));
    return words;
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

  private boolean isAhead(PieceColour colour, int man, int square) {
    int distance = row(colour, square) - row(colour, man);
    return distance > 0 && Math.abs(board.column(square) - board.column(man)) <= distance;
  }

  /**
   * Returns White's counts minus Black's, in the order of the features. The array is valid until
   * the next call.
   */
  public int[] count(DamesPosition position) {
    Arrays.fill(counts, 0);
    add(DamesFeature.MOVE, position.colourToMove() == PieceColour.WHITE ? 1 : -1);
    for (PieceColour colour : PieceColour.values()) {
      int sign = colour == PieceColour.WHITE ? 1 : -1;
      add(DamesFeature.CROWNED, position.countKings(colour) > 0 ? sign : 0);
      add(DamesFeature.IMBALANCE, sign * imbalance(position, colour));
      for (int word = 0; word < board.words(); word++) {
        long pieces = position.pieces(colour, word);
        countMen(colour, pieces & ~position.kings(word), word, sign);
        countKings(pieces & position.kings(word), word, sign);
        countStructure(position, colour, word, sign);
        countClearPaths(position, colour, word, sign);
      }
    }
    return counts;
  }

  private void add(DamesFeature feature, int count) {
    counts[feature.ordinal()] += count;
  }

  private void add(DamesFeature feature, long squares, int sign) {
    counts[feature.ordinal()] += sign * Long.bitCount(squares);
  }

  /** Counts features of the men's placement. */
  private void countMen(PieceColour colour, long men, int word, int sign) {
    long[][] ownRows = rows[colour.ordinal()];
    int last = board.size() - 1;
    add(DamesFeature.MAN, men, sign);
    add(DamesFeature.BACK_ROW, men & ownRows[0][word], sign);
    add(DamesFeature.SECOND_ROW, men & ownRows[1][word], sign);
    add(DamesFeature.THREE_STEPS, men & ownRows[last - 3][word], sign);
    add(DamesFeature.TWO_STEPS, men & ownRows[last - 2][word], sign);
    add(DamesFeature.ONE_STEP, men & ownRows[last - 1][word], sign);
    add(DamesFeature.RIM, men & edge[word], sign);
    add(DamesFeature.CENTRE, men & centre[word], sign);
    for (int digit = 0; digit < ROW_BITS; digit++) {
      add(DamesFeature.ADVANCE, men & rowBits[colour.ordinal()][digit][word], sign << digit);
    }
  }

  private void countKings(long kings, int word, int sign) {
    add(DamesFeature.KING, kings, sign);
    add(DamesFeature.KING_INSIDE, kings & centre[word], sign);
    add(DamesFeature.MAIN_ROAD, kings & longDiagonal[word], sign);
  }

  private int imbalance(DamesPosition position, PieceColour colour) {
    int difference = 0;
    for (int word = 0; word < board.words(); word++) {
      long men = position.pieces(colour, word) & ~position.kings(word);
      difference += 2 * Long.bitCount(men & leftHalf[word]) - Long.bitCount(men);
    }
    return Math.abs(difference);
  }

  /** Counts features of how pieces relate to each other and to empty squares. */
  private void countStructure(DamesPosition position, PieceColour colour, int word, int sign) {
    long low = position.pieces(colour, 0);
    long high = position.pieces(colour, 1);
    long pieces = word == 0 ? low : high;
    long openLow = board.all(0) & ~low;
    long openHigh = board.all(1) & ~high;
    long mobile = 0;
    long shielded = pieces;
    for (int direction = 0; direction < DIRECTIONS / 2; direction++) {
      int delta = board.delta(direction);
      add(DamesFeature.PAIR, pieces & shift(word, low, high, delta), sign);
      shielded &= ~(shift(word, openLow, openHigh, delta) & shift(word, openLow, openHigh, -delta));
      int step = colour == PieceColour.WHITE ? delta : -delta;
      mobile |= shift(word, position.empty(0), position.empty(1), -step);
    }
    add(DamesFeature.SAFE, shielded, sign);
    add(DamesFeature.MOBILE, mobile & pieces & ~position.kings(word), sign);
  }

  private void countClearPaths(DamesPosition position, PieceColour colour, int word, int sign) {
    long men = position.pieces(colour, word) & ~position.kings(word);
    long low = position.pieces(colour.other(), 0);
    long high = position.pieces(colour.other(), 1);
    for (long rest = men; rest != 0; rest &= rest - 1) {
      int bit = word * 64 + Long.numberOfTrailingZeros(rest);
      long[] cone = forwardCones[colour.ordinal()][bit];
      if (((cone[0] & low) | (cone[1] & high)) == 0) {
        add(DamesFeature.CLEAR_WAY, sign * row(colour, board.squareOf(bit)));
      }
    }
  }

  /** Returns whether that colour has a king on the long diagonal. */
  boolean holdsLongDiagonal(DamesPosition position, PieceColour colour) {
    long low = position.pieces(colour, 0) & position.kings(0) & longDiagonal[0];
    long high = position.pieces(colour, 1) & position.kings(1) & longDiagonal[1];
    return (low | high) != 0;
  }
}
