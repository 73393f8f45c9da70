package quadrille.games.hex.connections;

import java.util.Arrays;
import java.util.function.LongBinaryOperator;
import org.jspecify.annotations.Nullable;

/** A set of cells of a board. Immutable. */
public final class CellSet {
  public static final CellSet EMPTY = new CellSet(0, 0, null);

  /** How many words lie in fields, enough for boards of up to 126 cells and two edges. */
  private static final int FIELDS = 2;

  /** The cells 0 … 63, a bit each. */
  private final long low;

  /** The cells 64 … 127. */
  private final long high;

  /** The cells from 128 on, the last word of which is not 0; null if there are none. */
  private final long @Nullable [] rest;

  private CellSet(long low, long high, long @Nullable [] rest) {
    this.low = low;
    this.high = high;
    this.rest = rest;
  }

  public static CellSet of(int cell) {
    long bit = 1L << cell;
    return switch (cell / Long.SIZE) {
      case 0 -> new CellSet(bit, 0, null);
      case 1 -> new CellSet(0, bit, null);
      default -> {
        long[] rest = new long[cell / Long.SIZE - FIELDS + 1];
        rest[rest.length - 1] = bit;
        yield new CellSet(0, 0, rest);
      }
    };
  }

  /**
   * Returns a set of cells.
   *
   * @param low the cells 0 … 63, a bit each
   * @param high the cells 64 … 127
   * @param rest where the others are, from {@code at} on: {@code count} words
   */
  static CellSet of(long low, long high, long[] rest, int at, int count) {
    int end = at + count;
    while (end > at && rest[end - 1] == 0) {
      end--;
    }
    return new CellSet(low, high, end > at ? Arrays.copyOfRange(rest, at, end) : null);
  }

  private int wordCount() {
    return rest == null ? FIELDS : FIELDS + rest.length;
  }

  /** The cells from 64 times the index on, a bit each. */
  long word(int index) {
    return switch (index) {
      case 0 -> low;
      case 1 -> high;
      default -> rest != null && index < FIELDS + rest.length ? rest[index - FIELDS] : 0;
    };
  }

  private CellSet combined(CellSet other, LongBinaryOperator operator) {
    int count = Math.max(wordCount(), other.wordCount());
    long[] words = new long[count];
    for (int i = 0; i < count; i++) {
      words[i] = operator.applyAsLong(word(i), other.word(i));
    }
    return of(words[0], words[1], words, FIELDS, count - FIELDS);
  }

  public boolean isEmpty() {
    return (low | high) == 0 && rest == null;
  }

  public int size() {
    int size = Long.bitCount(low) + Long.bitCount(high);
    if (rest != null) {
      for (long word : rest) {
        size += Long.bitCount(word);
      }
    }
    return size;
  }

  public boolean contains(int cell) {
    return (word(cell / Long.SIZE) >>> cell & 1) != 0;
  }

  public boolean intersects(CellSet other) {
    return ((low & other.low) | (high & other.high)) != 0
        || (rest != null && other.rest != null && !and(other).isEmpty());
  }

  public boolean isSubsetOf(CellSet other) {
    return ((low & ~other.low) | (high & ~other.high)) == 0
        && (rest == null || minus(other).isEmpty());
  }

  public CellSet with(int cell) {
    return or(of(cell));
  }

  public CellSet without(int cell) {
    return minus(of(cell));
  }

  public CellSet or(CellSet other) {
    return rest == null && other.rest == null
        ? new CellSet(low | other.low, high | other.high, null)
        : combined(other, (one, another) -> one | another);
  }

  public CellSet and(CellSet other) {
    return rest == null || other.rest == null
        ? new CellSet(low & other.low, high & other.high, null)
        : combined(other, (one, another) -> one & another);
  }

  public CellSet minus(CellSet other) {
    return rest == null
        ? new CellSet(low & ~other.low, high & ~other.high, null)
        : combined(other, (one, another) -> one & ~another);
  }

  /** The cell with the lowest number; the set must not be empty. */
  public int first() {
    int index = 0;
    while (word(index) == 0) {
      index++;
    }
    return index * Long.SIZE + Long.numberOfTrailingZeros(word(index));
  }

  /** This set without {@link #first}. */
  public CellSet withoutFirst() {
    if (low != 0) {
      return new CellSet(low & low - 1, high, rest);
    }
    return high != 0 ? new CellSet(0, high & high - 1, rest) : without(first());
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof CellSet set
        && low == set.low
        && high == set.high
        && Arrays.equals(rest, set.rest);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * Long.hashCode(low) + Long.hashCode(high)) + Arrays.hashCode(rest);
  }
}
