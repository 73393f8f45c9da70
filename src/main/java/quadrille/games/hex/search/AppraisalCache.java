package quadrille.games.hex.search;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import quadrille.games.hex.HexPosition;

/**
 * Remembers what is known about the positions of a search. Iterative deepening asks for the value
 * of a position first, and an iteration later for its moves. Not thread-safe.
 */
final class AppraisalCache {
  /** 2^16 entries take at most 15 MB. */
  private static final int BITS = 16;

  /** An entry is replaced by any other of its slot: the latest positions are asked for soonest. */
  private final @Nullable Appraisal[] entries = new Appraisal[1 << BITS];

  /** Returns the appraisal of a position, found by {@code appraise} if it is not remembered. */
  Appraisal get(HexPosition position, Function<HexPosition, Appraisal> appraise) {
    int slot = (int) (position.key() >>> (Long.SIZE - BITS));
    Appraisal entry = entries[slot];
    if (entry == null || entry.key() != position.key()) {
      entry = appraise.apply(position);
      entries[slot] = entry;
    }
    return entry;
  }
}
