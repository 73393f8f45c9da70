package quadrille.games.dots;

/**
 * Takes every box that can be had now. That is never wrong, except that the last boxes of the last
 * chain or loop may be declined so that the opponent has to move next. Reusable, not thread-safe.
 */
final class Takes {
  private static final int CHEAPEST = 4;

  private final StringGraph graph;
  private final TakePath last;
  private int first;
  private int taken;
  private int cost;

  Takes(StringGraph graph) {
    this.graph = graph;
    last = new TakePath(graph);
  }

  /**
   * Cuts in the graph all that can be taken; where there is a choice, so that the boxes that may be
   * declined come last and cost least.
   */
  void takeAll() {
    first = graph.cuts();
    taken = 0;
    cost = 0;
    int kept = takeAllButOne();
    if (kept != DotsGrid.NONE) {
      for (int i = 0; i < last.edges(); i++) {
        taken += graph.cut(last.edge(i));
      }
    }
  }

  /** Keeps the path that is cheapest to decline for the end; returns where it starts. */
  private int takeAllButOne() {
    int best = DotsGrid.NONE;
    for (int box = nextLoose(0); box != DotsGrid.NONE; box = nextLoose(box + 1)) {
      takeAllBut(box);
      int declined = last.handoverCost();
      if (best == DotsGrid.NONE || (declined > 0 && (cost == 0 || declined < cost))) {
        best = box;
        cost = declined;
      }
      if (cost == CHEAPEST) {
        return best;
      }
      graph.undoTo(first);
    }
    if (best != DotsGrid.NONE) {
      takeAllBut(best);
    }
    return best;
  }

  private void takeAllBut(int kept) {
    taken = 0;
    last.follow(kept);
    int box = looseBesides();
    while (box != DotsGrid.NONE) {
      int side = Integer.numberOfTrailingZeros(graph.held(box));
      taken += graph.cut(graph.grid().edgeOf(box, side));
      last.follow(kept);
      box = looseBesides();
    }
  }

  private int looseBesides() {
    int box = nextLoose(0);
    while (box != DotsGrid.NONE && last.contains(box)) {
      box = nextLoose(box + 1);
    }
    return box;
  }

  /** The next coin that hangs on one string. */
  private int nextLoose(int from) {
    for (int box = from; box < graph.grid().boxes(); box++) {
      if (graph.degree(box) == 1) {
        return box;
      }
    }
    return DotsGrid.NONE;
  }

  /** How many boxes were taken. */
  int taken() {
    return taken;
  }

  /** See {@link TakePath#handoverCost}; 0 too where nothing would be left to play for. */
  int handoverCost() {
    return graph.strings() == 0 ? 0 : cost;
  }

  /**
   * The value for the side that takes.
   *
   * @param taken what it can take
   * @param cost the {@link #handoverCost}
   * @param rest the value of what is left, for the side to move there
   */
  static int value(int taken, int cost, int rest) {
    return taken + (cost == 0 ? rest : Math.max(rest, -cost - rest));
  }

  /**
   * The edges that are drawn in this turn.
   *
   * @param decline whether the last boxes are left to the opponent; else all are taken
   */
  int[] edges(boolean decline) {
    int all = graph.cuts() - first;
    int count = decline ? all - last.edges() + last.edgesBeforeHandover() : all;
    int[] edges = new int[decline ? count + 1 : count];
    for (int i = 0; i < count; i++) {
      edges[i] = graph.cutEdge(first + i);
    }
    if (decline) {
      edges[count] = last.handoverEdge();
    }
    return edges;
  }
}
