package quadrille.search;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the transposition tables that searches have given back, for the next search with a table of
 * that size. Without it a series of games would allocate table after table, and all games would
 * wait for full garbage collections while their clocks run. The tables are held weakly: any full
 * collection frees those that are not in use. Thread-safe.
 */
final class TablePool {
  private static final List<WeakReference<TranspositionTable>> FREE = new ArrayList<>();

  private TablePool() {}

  /**
   * Returns an empty table.
   *
   * @param megabytes the memory to use, 1 … 8192
   * @throws IllegalArgumentException if it is out of range
   */
  static TranspositionTable take(int megabytes) {
    TranspositionTable used = removeFree(megabytes);
    if (used == null) {
      return new TranspositionTable(megabytes);
    }
    used.clear();
    return used;
  }

  private static synchronized @Nullable TranspositionTable removeFree(int megabytes) {
    for (Iterator<WeakReference<TranspositionTable>> all = FREE.iterator(); all.hasNext(); ) {
      TranspositionTable table = all.next().get();
      if (table == null || table.megabytes() == megabytes) {
        all.remove();
      }
      if (table != null && table.megabytes() == megabytes) {
        return table;
      }
    }
    return null;
  }

  /** Takes back a table that no search uses any more. */
  static synchronized void giveBack(TranspositionTable table) {
    FREE.add(new WeakReference<>(table));
  }
}
