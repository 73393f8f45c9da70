package quadrille.search;

/** Counts the nodes of one searching thread and ends its search when the budget is spent. */
final class NodeCounter {
  /** The most nodes between two looks at the clock. */
  private static final int MAX_INTERVAL = 64;

  /** After an interval that took longer than this, in nanoseconds, the next one is half as long. */
  private static final long PROMPT_NANOS = 500_000;

  private final Budget budget;
  private final Runnable onPoll;

  /** Only for the searching thread: a volatile count costs a memory fence at every node. */
  private long nodes;

  private volatile long publishedNodes;
  private long nextPoll;
  private long lastPollNanos = System.nanoTime();
  private int interval = 1;
  private int selectiveDepth;

  /**
   * @param onPoll called every {@value #MAX_INTERVAL} nodes, or more often while nodes are slow
   */
  NodeCounter(Budget budget, Runnable onPoll) {
    this.budget = budget;
    this.onPoll = onPoll;
  }

  /** The nodes visited so far; for the searching thread. */
  long nodes() {
    return nodes;
  }

  /** The nodes visited until the budget was last checked; may be read by any thread. */
  long publishedNodes() {
    return publishedNodes;
  }

  /** The deepest ply visited. */
  int selectiveDepth() {
    return selectiveDepth;
  }

  /**
   * Counts a node.
   *
   * @throws SearchStoppedException when the budget is spent
   */
  void visit(int ply) {
    selectiveDepth = Math.max(selectiveDepth, ply);
    nodes++;
    if (nodes >= nextPoll) {
      poll();
    }
  }

  /** Checks the budget at the next node, so that no iteration begins after a stop. */
  void pollAtNextNode() {
    nextPoll = 0;
  }

  private void poll() {
    publishedNodes = nodes;
    if (budget.isSpent() || nodes > budget.nodeLimit()) {
      throw new SearchStoppedException();
    }
    onPoll.run();
    adaptInterval();
    // Adds 1 last: without a limit on nodes, the limit plus 1 would be below zero.
    nextPoll = Math.min(nodes + interval - 1, budget.nodeLimit()) + 1;
  }

  /**
   * A node of Hex takes a hundred times as long as one of Hexxagon, and in a cold JVM ten times
   * longer still.
   */
  private void adaptInterval() {
    long now = System.nanoTime();
    interval =
        now - lastPollNanos > PROMPT_NANOS
            ? Math.max(1, interval / 2)
            : Math.min(MAX_INTERVAL, interval * 2);
    lastPollNanos = now;
  }

  /** Ends a search from any depth. It is not an error, so it has no stack trace. */
  static final class SearchStoppedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private SearchStoppedException() {
      super("stopped", null, false, false);
    }
  }
}
