package quadrille.core;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;

/** A growing list of moves, as primitive longs. Not thread-safe. */
public final class MoveList {
  /** The value for "no move", which no game uses for a move. */
  public static final long NONE = Long.MIN_VALUE;

  private long[] moves;
  private int size;

  public MoveList() {
    this(64);
  }

  /**
   * @param capacity the number of moves before the list grows, 1 or more
   */
  public MoveList(int capacity) {
    moves = new long[capacity];
  }

  public void add(long move) {
    if (size == moves.length) {
      moves = Arrays.copyOf(moves, 2 * size);
    }
    moves[size++] = move;
  }

  public long get(int index) {
    return moves[index];
  }

  public void set(int index, long move) {
    moves[index] = move;
  }

  public int size() {
    return size;
  }

  public boolean isEmpty() {
    return size == 0;
  }

  public void clear() {
    size = 0;
  }

  /** Removes all but the first {@code length} moves. */
  public void truncate(int length) {
    size = length;
  }

  /** Returns one of the moves, each equally likely; the list must not be empty. */
  public long pickRandom(RandomGenerator random) {
    return moves[random.nextInt(size)];
  }

  public boolean contains(long move) {
    for (int i = 0; i < size; i++) {
      if (moves[i] == move) {
        return true;
      }
    }
    return false;
  }

  public LongStream stream() {
    return Arrays.stream(moves, 0, size);
  }

  public long[] toArray() {
    return Arrays.copyOf(moves, size);
  }
}
