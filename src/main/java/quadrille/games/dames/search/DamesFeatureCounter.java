package quadrille.games.dames.search;

import static quadrille.games.dames.DamesBoard.DIRECTIONS;
import static quadrille.games.dames.DamesBoard.shift;

import java.util.Arrays;
import quadrille.games.dames.DamesBoard;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.PieceColour;

/** Counts the {@link DamesFeature}s of a position. Reuses its arrays, so it is not thread-safe. */
public final class DamesFeatureCounter {
  private static final int COUNT = DamesFeature.values().length;

  private final DamesBoard board;
  private final DamesMasks masks;
  private final int[] counts = new int[COUNT];

  public DamesFeatureCounter(DamesBoard board, DamesMasks zones) {
    this.board = board;
    this.masks = zones;
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
    int last = board.size() - 1;
    add(DamesFeature.MAN, men, sign);
    add(DamesFeature.BACK_ROW, men & masks.row(colour, 0, word), sign);
    add(DamesFeature.SECOND_ROW, men & masks.row(colour, 1, word), sign);
    add(DamesFeature.THREE_STEPS, men & masks.row(colour, last - 3, word), sign);
    add(DamesFeature.TWO_STEPS, men & masks.row(colour, last - 2, word), sign);
    add(DamesFeature.ONE_STEP, men & masks.row(colour, last - 1, word), sign);
    add(DamesFeature.RIM, men & masks.edge(word), sign);
    add(DamesFeature.CENTRE, men & masks.centre(word), sign);
    for (int digit = 0; digit < DamesMasks.ROW_BITS; digit++) {
      add(DamesFeature.ADVANCE, men & masks.rowBit(colour, digit, word), sign << digit);
    }
  }

  private void countKings(long kings, int word, int sign) {
    add(DamesFeature.KING, kings, sign);
    add(DamesFeature.KING_INSIDE, kings & masks.centre(word), sign);
    add(DamesFeature.MAIN_ROAD, kings & masks.longDiagonal(word), sign);
  }

  private int imbalance(DamesPosition position, PieceColour colour) {
    int difference = 0;
    for (int word = 0; word < board.words(); word++) {
      long men = position.pieces(colour, word) & ~position.kings(word);
      difference += 2 * Long.bitCount(men & masks.leftHalf(word)) - Long.bitCount(men);
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
      if (((masks.forwardCone(colour, bit, 0) & low) | (masks.forwardCone(colour, bit, 1) & high))
          == 0) {
        add(DamesFeature.CLEAR_WAY, sign * masks.row(colour, board.squareOf(bit)));
      }
    }
  }
}
