package quadrille.games.dames;

import quadrille.core.BadInputException;
import quadrille.text.Text;

/**
 * The geometry of a board of one size. Immutable, one instance per size.
 *
 * <p>Squares are numbered from 1 as players number them. Inside the engine a square is a bit: two
 * rows take {@code size + 1} bits, of which the last belongs to no square, so that a step in one
 * direction is the same distance everywhere, and a step over the edge always ends on a bit that is
 * no square (the layout is Ed Gilbert's and Fabien Letouzey's in Kingsrow and Scan). Up to 10×10
 * all bits fit in one long; larger boards use a second one.
 */
public final class DamesBoard {
  static final int UP_LEFT = 0;
  static final int UP_RIGHT = 1;
  static final int DOWN_LEFT = 2;
  static final int DOWN_RIGHT = 3;
  public static final int DIRECTIONS = 4;

  /** Bits are 0 … 127: two longs. */
  public static final int BITS = 128;

  private static final int SMALLEST = 6;
  private static final DamesBoard[] ALL = {
    new DamesBoard(6), new DamesBoard(8), new DamesBoard(10), new DamesBoard(12), new DamesBoard(14)
  };

  private final int size;
  private final int words;
  private final int[] deltas;
  private final int[] bits;
  private final int[] squares = new int[BITS];
  private final int[] next = new int[DIRECTIONS * BITS];
  private final long[] rays = new long[DIRECTIONS * BITS];
  private final long[] raysHigh = new long[DIRECTIONS * BITS];
  private final long all;
  private final long allHigh;
  private final long top;
  private final long bottom;
  private final long bottomHigh;

  private DamesBoard(int size) {
    this.size = size;
    int half = size / 2;
    deltas = new int[] {-half - 1, -half, half, half + 1};
    bits = new int[size * half + 1];
    long[] all = new long[2];
    long[] first = new long[2];
    long[] last = new long[2];
    for (int square = 1; square < bits.length; square++) {
      int bit = square - 1 + (square - 1) / size;
      bits[square] = bit;
      squares[bit] = square;
      all[bit >> 6] |= 1L << bit;
      if (square <= half) {
        first[bit >> 6] |= 1L << bit;
      } else if (square > squares() - half) {
        last[bit >> 6] |= 1L << bit;
      }
    }
    this.all = all[0];
    allHigh = all[1];
    top = first[0];
    bottom = last[0];
    bottomHigh = last[1];
    words = allHigh == 0 ? 1 : 2;
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      fillRays(direction);
    }
  }

  private void fillRays(int direction) {
    for (int bit = 0; bit < BITS; bit++) {
      next[direction * BITS + bit] = contains(bit) ? step(bit, direction) : -1;
    }
    for (int bit = 0; bit < BITS; bit++) {
      for (int to = next(bit, direction); to >= 0; to = next(to, direction)) {
        (to < 64 ? rays : raysHigh)[direction * BITS + bit] |= 1L << to;
      }
    }
  }

  private int step(int bit, int direction) {
    int to = bit + deltas[direction];
    return to >= 0 && contains(to) ? to : -1;
  }

  private boolean contains(int bit) {
    return squares[bit] != 0;
  }

  /** The board of that size: 6, 8, 10, 12 or 14. */
  static DamesBoard of(int size) {
    return ALL[(size - SMALLEST) >> 1];
  }

  public int size() {
    return size;
  }

  /** Returns the number of playable squares; they are numbered from 1. */
  public int squares() {
    return bits.length - 1;
  }

  /** The row of a square, 0 at the top. */
  public int row(int square) {
    return (square - 1) / (size / 2);
  }

  /** The column of a square, 0 at the left. */
  public int column(int square) {
    return 2 * ((square - 1) % (size / 2)) + (row(square) + 1) % 2;
  }

  /** Returns the square in that row and column, or 0 if it is not playable. */
  public int square(int row, int column) {
    boolean inside = row >= 0 && row < size && column >= 0 && column < size;
    return inside && (row + column) % 2 == 1 ? row * (size / 2) + column / 2 + 1 : 0;
  }

  /** The name of a square by column and row, from the bottom left: {@code a1}. */
  public String name(int square) {
    return "" + (char) ('a' + column(square)) + (size - row(square));
  }

  /**
   * Returns the square with that number or, by column and row, with that name in either case; 0 if
   * the board has none.
   */
  public int squareNamed(String name) {
    if (Character.isDigit(name.charAt(0))) {
      int square = Integer.parseInt(name);
      return square <= squares() ? square : 0;
    }
    int column = Character.toLowerCase(name.charAt(0)) - 'a';
    return square(size - Integer.parseInt(name.substring(1)), column);
  }

  /**
   * Parses a square as {@link #squareNamed} does.
   *
   * @throws BadInputException if the board has no such square
   */
  int parseSquare(String name) throws BadInputException {
    int square = squareNamed(name);
    if (square == 0) {
      throw new BadInputException(
          Character.isDigit(name.charAt(0))
              ? Text.of(DamesBoard.class, "error.square", Integer.valueOf(name), squares(), size)
              : Text.of(DamesBoard.class, "error.coordinates", name, size));
    }
    return square;
  }

  /** Returns the direction from one square to another on the same diagonal. */
  int direction(int from, int to) {
    boolean up = row(to) < row(from);
    boolean left = column(to) < column(from);
    return up ? (left ? UP_LEFT : UP_RIGHT) : left ? DOWN_LEFT : DOWN_RIGHT;
  }

  /** The bit of a square. */
  public int bit(int square) {
    return bits[square];
  }

  /** The square of a bit. */
  public int squareOf(int bit) {
    return squares[bit];
  }

  /** How many longs hold the board: 1 or 2. */
  public int words() {
    return words;
  }

  /** The bits of all squares in that word. */
  public long all(int word) {
    return word == 0 ? all : allHigh;
  }

  /** The row where men of that colour are crowned. */
  public long lastRow(PieceColour colour, int word) {
    if (colour == PieceColour.WHITE) {
      return word == 0 ? top : 0;
    }
    return word == 0 ? bottom : bottomHigh;
  }

  /** The distance in bits of a step in that direction. */
  public int delta(int direction) {
    return deltas[direction];
  }

  /** The distance in bits of a step down and to the left; a step up and to the right goes back. */
  public int downLeft() {
    return size / 2;
  }

  /** The distance in bits of a step down and to the right; a step up and to the left goes back. */
  public int downRight() {
    return size / 2 + 1;
  }

  /** The bit one step from this one, or -1 over the edge. */
  int next(int bit, int direction) {
    return next[direction * BITS + bit];
  }

  /**
   * Returns one word of a set of squares after each has taken a step of {@code delta} bits. The
   * result may contain bits that are no squares. On a board of one word nothing is carried over
   * from the other, so that it costs one shift.
   */
  public long shift(int word, long low, long high, int delta) {
    boolean first = word == 0;
    long moved = first ? low : high;
    if (delta > 0) {
      return first || words == 1 ? moved << delta : moved << delta | low >>> -delta;
    }
    return !first || words == 1 ? moved >>> -delta : moved >>> -delta | high << delta;
  }

  /**
   * Returns the bit of the first square of the set in that direction, on a board of one word; a bit
   * that is no square if there is none.
   */
  int firstOnRay(int bit, int direction, long squares) {
    long found = rays[direction * BITS + bit] & squares;
    return isUp(direction)
        ? 63 - Long.numberOfLeadingZeros(found)
        : Long.numberOfTrailingZeros(found | Long.MIN_VALUE);
  }

  /** Returns how many squares in that direction are empty up to the first that is not. */
  int countSlides(int bit, int direction, long empty) {
    long ray = rays[direction * BITS + bit];
    long blockers = ray & ~empty;
    if (blockers == 0) {
      return Long.bitCount(ray);
    }
    long between =
        isUp(direction) ? -Long.highestOneBit(blockers) << 1 : Long.lowestOneBit(blockers) - 1;
    return Long.bitCount(ray & between);
  }

  /** Returns the bit of the first square of the set in that direction, or -1 if there is none. */
  int firstOnRay(int bit, int direction, long low, long high) {
    int index = direction * BITS + bit;
    long near = rays[index] & low;
    long far = raysHigh[index] & high;
    if (isUp(direction)) {
      return far != 0 ? 127 - Long.numberOfLeadingZeros(far) : 63 - Long.numberOfLeadingZeros(near);
    }
    if (near != 0) {
      return Long.numberOfTrailingZeros(near);
    }
    return far != 0 ? 64 + Long.numberOfTrailingZeros(far) : -1;
  }

  static boolean isUp(int direction) {
    return direction < DOWN_LEFT;
  }
}
