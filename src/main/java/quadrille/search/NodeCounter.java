package quadrille.search;

/** Counts the nodes of one searching thread and ends its search when the budget is spent. */
final class NodeCounter {
  private static final int POLL_INTERVAL = 64;

  private final Budget budget;
  private final Runnable onPoll;

  /** Only for the searching thread: a volatile count costs a memory fence at every node. */
  private long nodes;

  private volatile long publishedNodes;
  private long nextPoll;
  private int selectiveDepth;

  /**
   * @param onPoll called every {@value #POLL_INTERVAL} nodes
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

  private void poll() {
    publishedNodes = nodes;
    if (budget.isSpent() || nodes > budget.nodeLimit()) {
      throw new SearchStoppedException();
    }
    onPoll.run();
    // Adds 1 last: without a limit on nodes, the limit plus 1 would be below zero.
    nextPoll = Math.min(nodes + POLL_INTERVAL - 1, budget.nodeLimit()) + 1;
  }

  /** Ends a search from any depth. It is not an error, so it has no stack trace. */
  static final class SearchStoppedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private SearchStoppedException() {
      super("stopped", null, false, false);
    }
  }
}
