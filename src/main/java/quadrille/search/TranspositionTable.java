package quadrille.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import quadrille.core.Line;
import quadrille.core.MoveList;

/**
 * The transposition table: results of positions searched before, shared by all threads without a
 * lock.
 *
 * <p>An entry is three longs: the key, the move, and everything else packed into one. The key is
 * stored XORed with the other two, so that an entry torn by two threads is not recognised (R. M.
 * Hyatt and T. Mann, 2002, "A lock-less transposition table implementation for parallel search
 * chess engines").
 */
final class TranspositionTable {
  private static final int LONGS = 3;
  private static final int BUCKET = 4;

  private final int megabytes;
  private final long[] longs;
  private final int buckets;
  private int generation;

  /**
   * @param megabytes the memory to use, 1 … 8192
   * @throws IllegalArgumentException if it is out of range
   */
  TranspositionTable(int megabytes) {
    if (megabytes < 1 || megabytes > 8192) {
      throw new IllegalArgumentException(
          "a transposition table of " + megabytes + " MB; expected 1 … 8192");
    }
    this.megabytes = megabytes;
    buckets = (int) (megabytes * (1L << 20) / (8 * LONGS * BUCKET));
    longs = new long[buckets * LONGS * BUCKET];
  }

  int megabytes() {
    return megabytes;
  }

  /** Ages all entries: those of earlier searches are replaced first. */
  void newSearch() {
    generation = (generation + 1) & Entry.GENERATION_MASK;
  }

  void clear() {
    Arrays.fill(longs, 0);
  }

  /** Copies the entry of a position into {@code entry}; returns false if there is none. */
  boolean probe(long key, Entry entry) {
    int start = start(key);
    for (int i = start; i < start + LONGS * BUCKET; i += LONGS) {
      long move = longs[i + 1];
      long packed = longs[i + 2];
      if (packed != 0 && (longs[i] ^ move ^ packed) == key) {
        entry.set(move, packed);
        return true;
      }
    }
    return false;
  }

  /**
   * Returns a variation, continued by the moves of exact entries: a search that finds an exact
   * score here does not look at the moves behind it.
   *
   * @param variation moves from the root on
   * @param plies how long the variation may become
   */
  List<Long> continued(Line root, List<Long> variation, int plies) {
    List<Long> moves = new ArrayList<>(variation);
    Line line = root;
    for (long move : variation) {
      line = line.play(move);
    }
    Entry entry = new Entry();
    while (moves.size() < plies
        && line.outcome() == null
        && probe(line.position().key(), entry)
        && entry.bound == Entry.EXACT
        && line.position().legalMoves().contains(entry.move)) {
      moves.add(entry.move);
      line = line.play(entry.move);
    }
    return List.copyOf(moves);
  }

  /**
   * Stores a result in place of the position's old entry, or of the least useful one of its bucket.
   *
   * @param move the best move, or {@link MoveList#NONE} to keep the one known before
   * @param score as {@link Score#toNode} counts it
   * @param bound {@link Entry#UPPER}, {@link Entry#LOWER} or {@link Entry#EXACT}
   * @param complete whether the score holds at any depth
   */
  void store(long key, long move, int score, int depth, int bound, boolean complete) {
    int victim = replaceableSlot(key);
    long packed = Entry.pack(score, depth, bound, complete, generation);
    boolean keepMove = move == MoveList.NONE && isKey(victim, key);
    long stored = keepMove ? longs[victim + 1] : move;
    longs[victim] = key ^ stored ^ packed;
    longs[victim + 1] = stored;
    longs[victim + 2] = packed;
  }

  private int replaceableSlot(long key) {
    int start = start(key);
    int victim = start;
    int least = Integer.MAX_VALUE;
    for (int i = start; i < start + LONGS * BUCKET; i += LONGS) {
      long packed = longs[i + 2];
      if (packed == 0 || isKey(i, key)) {
        return i;
      }
      int age = (generation - Entry.generation(packed)) & Entry.GENERATION_MASK;
      int worth = Entry.depth(packed) - 4 * age;
      if (worth < least) {
        least = worth;
        victim = i;
      }
    }
    return victim;
  }

  private boolean isKey(int index, long key) {
    return (longs[index] ^ longs[index + 1] ^ longs[index + 2]) == key;
  }

  private int start(long key) {
    // A game's key may be weak in its low bits; the multiplication mixes them into the high ones.
    long mixed = (key * 0x9E3779B97F4A7C15L) >>> 32;
    return (int) ((mixed * buckets) >>> 32) * LONGS * BUCKET;
  }

  /** How full the table is with entries of this search, 0 … 1000, estimated from a sample. */
  int permille() {
    int sample = Math.min(buckets * BUCKET, 1000);
    int used = 0;
    for (int i = 0; i < sample; i++) {
      long packed = longs[i * LONGS + 2];
      if (packed != 0 && Entry.generation(packed) == generation) {
        used++;
      }
    }
    return used * 1000 / sample;
  }

  /** A thread's own copy of an entry. */
  static final class Entry {
    static final int UPPER = 1;
    static final int LOWER = 2;
    static final int EXACT = 3;
    static final int GENERATION_MASK = 0xFF;

    /** The best move known, or {@link MoveList#NONE}. */
    long move;

    /** As {@link Score#toNode} counts it. */
    int score;

    int depth;

    /** What the score is: {@link #UPPER} or {@link #LOWER} bound, or {@link #EXACT}. */
    int bound;

    /**
     * Whether every variation below was followed to its end, so that the score holds at any depth.
     */
    boolean complete;

    /** Whether the entry makes a search of that depth and window needless. */
    boolean cutsOff(int searchDepth, int alpha, int beta, int ply) {
      if (depth < searchDepth && !complete) {
        return false;
      }
      int fromRoot = Score.fromNode(score, ply);
      return switch (bound) {
        case EXACT -> true;
        case LOWER -> fromRoot >= beta;
        default -> fromRoot <= alpha;
      };
    }

    private void set(long newMove, long packed) {
      move = newMove;
      score = (int) (packed >> 32);
      depth = depth(packed);
      bound = (int) (packed & 3);
      complete = (packed & 4) != 0;
    }

    private static long pack(int score, int depth, int bound, boolean complete, int generation) {
      return ((long) score << 32)
          | ((long) (depth & 0xFF) << 16)
          | ((long) generation << 8)
          | (complete ? 4 : 0)
          | bound;
    }

    private static int depth(long packed) {
      return (int) (packed >>> 16) & 0xFF;
    }

    private static int generation(long packed) {
      return (int) (packed >>> 8) & GENERATION_MASK;
    }
  }
}
