package quadrille.games.dots.search;

/**
 * A table of value bounds in two arrays that grow as they fill. In each pair of slots the first
 * keeps the entry that took more work, the second the latest. Not thread-safe.
 */
final class SolverTable {
  private static final int MIN_BITS = 12;

  /** 2^22 entries are 48 MB. */
  private static final int MAX_BITS = 22;

  private static final long HASH_MULTIPLIER = 0x9E3779B97F4A7C15L;
  private static final int VALUE_BITS = 10;
  private static final int VALUE_MASK = (1 << VALUE_BITS) - 1;
  private static final int OFFSET = 1 << (VALUE_BITS - 1);

  private int bits = MIN_BITS;
  private long[] keys = new long[1 << bits];
  private int[] data = new int[1 << bits];
  private int used;

  /** Returns the slot of a key, or -1 if it is missing. */
  int find(long key) {
    int slot = slot(key);
    if (keys[slot] == key && data[slot] != 0) {
      return slot;
    }
    return keys[slot + 1] == key && data[slot + 1] != 0 ? slot + 1 : -1;
  }

  int lower(int slot) {
    return (data[slot] & VALUE_MASK) - OFFSET;
  }

  int upper(int slot) {
    return (data[slot] >>> VALUE_BITS & VALUE_MASK) - OFFSET;
  }

  /**
   * Stores the bounds of a value.
   *
   * @param work an upper bound of the work they took, 1 … 511
   */
  void store(long key, int lower, int upper, int work) {
    replace(key, (work << (2 * VALUE_BITS)) | ((upper + OFFSET) << VALUE_BITS) | (lower + OFFSET));
    if (2 * used > keys.length && bits < MAX_BITS) {
      grow();
    }
  }

  private void replace(long key, int packed) {
    int slot = find(key);
    if (slot < 0) {
      slot = slot(key);
      if (data[slot + 1] == 0) {
        used++;
      }
      if (work(data[slot]) <= work(packed)) {
        keys[slot + 1] = keys[slot];
        data[slot + 1] = data[slot];
      } else {
        slot++;
      }
    }
    keys[slot] = key;
    data[slot] = packed;
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] oldData = data;
    bits++;
    keys = new long[1 << bits];
    data = new int[1 << bits];
    used = 0;
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldData[i] != 0) {
        replace(oldKeys[i], oldData[i]);
      }
    }
  }

  private static int work(int packed) {
    return packed >>> (2 * VALUE_BITS);
  }

  private int slot(long key) {
    return (int) ((key * HASH_MULTIPLIER) >>> (Long.SIZE - bits)) & ~1;
  }
}
