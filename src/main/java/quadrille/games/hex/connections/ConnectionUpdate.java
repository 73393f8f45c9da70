package quadrille.games.hex.connections;

/** Tells what becomes of connections of an earlier position after more stones of both sides. */
final class ConnectionUpdate {
  private static final int LONGS = 2;

  private final HexChains chains;
  private final CellSet earlierChains;

  /** The cells of the side now, as words. */
  private final long[] own;

  /** Those of the opponent. */
  private final long[] others;

  /**
   * @param chains the chains of the position now, with {@code earlierChains} keeping their points
   * @param earlierChains the points that were chains
   * @param parts how many words a set of points has
   */
  ConnectionUpdate(HexChains chains, CellSet earlierChains, StoneSets position, int parts) {
    this.chains = chains;
    this.earlierChains = earlierChains;
    own = words(position.of(chains.side()), parts);
    others = words(position.of(chains.side().other()), parts);
  }

  private static long[] words(CellSet cells, int parts) {
    long[] words = new long[parts];
    for (int i = 0; i < parts; i++) {
      words[i] = cells.word(i);
    }
    return words;
  }

  /** What an earlier point is now: a point, or {@link HexChains#NONE}. */
  int point(int earlier) {
    return earlier < chains.start() ? chains.point(earlier) : earlier;
  }

  /** Whether the two points of a list are what they were: an empty cell, a chain or an edge. */
  boolean keepsPoints(CopiedLists lists, int list) {
    return keeps(lists.x(list)) && keeps(lists.y(list));
  }

  private boolean keeps(int point) {
    boolean filled = point < chains.start() && contains(own, point);
    return point(point) == point && (!filled || earlierChains.contains(point));
  }

  /** Whether the opponent has filled a cell that a connection needs. */
  boolean isCut(CopiedLists lists, int connection) {
    return needs(lists, connection, others);
  }

  /** Whether the side itself has filled a cell that a connection needed. */
  boolean isShortened(CopiedLists lists, int connection) {
    return needs(lists, connection, own);
  }

  private static boolean needs(CopiedLists lists, int connection, long[] cells) {
    return ((lists.low(connection) & cells[0]) | (lists.high(connection) & cells[1])) != 0
        || ExtraWords.intersect(
            lists.rests(), lists.restAt(connection), cells, LONGS, cells.length - LONGS);
  }

  /** The cells below 64 that a connection still needs. */
  long low(CopiedLists lists, int connection) {
    return lists.low(connection) & ~own[0];
  }

  /** Those from 64 to 127. */
  long high(CopiedLists lists, int connection) {
    return lists.high(connection) & ~own[1];
  }

  /** Those beyond. */
  void copyRest(CopiedLists lists, int connection, long[] target) {
    for (int i = 0; i < target.length; i++) {
      target[i] = lists.rests()[lists.restAt(connection) + i] & ~own[LONGS + i];
    }
  }

  /** Whether the side has played the move that a semi-connection needed, or it needed none. */
  boolean isFull(CopiedLists lists, int connection) {
    int key = lists.key(connection);
    return key == CarrierLists.NO_KEY || contains(own, key);
  }

  private static boolean contains(long[] words, int cell) {
    return (words[cell / Long.SIZE] >>> cell & 1) != 0;
  }
}
