package quadrille.games.dames.bitbase;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the blocks of bitbases that were decompressed last, at most 64 MB of them. Every block has
 * one place, which it shares with others only when there are more blocks than places. Thread-safe.
 */
final class BlockCache {
  private static final int PLACES = (64 << 20) / Bitbase.BLOCK_BYTES;
  private static final AtomicReferenceArray<@Nullable Block> BLOCKS =
      new AtomicReferenceArray<>(PLACES);
  private static final AtomicInteger NEXT = new AtomicInteger();

  /** A decompressed block, with its number among the blocks of all bitbases. */
  private record Block(int number, byte[] content) {}

  private BlockCache() {}

  /** Numbers that many blocks; returns the first number. */
  static int reserve(int blocks) {
    return NEXT.getAndAdd(blocks);
  }

  static byte @Nullable [] get(int number) {
    Block block = BLOCKS.get(number % PLACES);
    return block != null && block.number == number ? block.content : null;
  }

  static void put(int number, byte[] content) {
    BLOCKS.set(number % PLACES, new Block(number, content));
  }
}
