package quadrille.search;

/** Counts the nodes of one searching thread and ends its search when the budget is spent. */
final class NodeCounter {
  private static final int POLL_INTERVAL = 64;

  private final Budget budget;
  private final Runnable onPoll;
  private volatile long nodes;
  private long nextPoll;
  private int selectiveDepth;

  /**
   * @param onPoll called every {@value #POLL_INTERVAL} nodes
   */
  NodeCounter(Budget budget, Runnable onPoll) {
    this.budget = budget;
    this.onPoll = onPoll;
  }

  /** The nodes visited so far; may be read by any thread. */
  long nodes() {
    return nodes;
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
    long count = nodes + 1;
    nodes = count;
    if (count >= nextPoll) {
      poll(count);
    }
  }

  private void poll(long count) {
    if (budget.isSpent() || count > budget.nodeLimit()) {
      throw new SearchStoppedException();
    }
    onPoll.run();
    nextPoll = Math.min(count + POLL_INTERVAL, budget.nodeLimit() + 1);
  }

  /** Ends a search from any depth. It is not an error, so it has no stack trace. */
  static final class SearchStoppedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private SearchStoppedException() {
      super("stopped", null, false, false);
    }
  }
}
