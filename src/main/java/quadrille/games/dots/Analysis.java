package quadrille.games.dots;

import quadrille.core.MoveList;
import quadrille.search.Knowledge;

/** All that looks at one position of a grid, sharing one graph. Reusable, not thread-safe. */
final class Analysis {
  private final StringGraph graph;
  private final Takes takes;
  private final QuietScan scan;
  private final PlayOut playOut;
  private final Candidates candidates;
  private DotsPosition position;

  Analysis(DotsPosition position) {
    graph = new StringGraph(position.grid());
    CentreFirst order = new CentreFirst(graph);
    takes = new Takes(graph);
    scan = new QuietScan(graph);
    playOut = new PlayOut(graph, order);
    candidates = new Candidates(graph, order);
    this.position = position;
    graph.load(position);
  }

  /** Whether {@link #turnTo} can turn to that position. */
  boolean fits(DotsPosition other) {
    return other.grid() == graph.grid();
  }

  /** Looks at another position of the same grid. */
  void turnTo(DotsPosition other) {
    if (other != position) {
      position = other;
      graph.load(other);
    }
  }

  StringGraph graph() {
    return graph;
  }

  /** Adds the moves that need be tried. */
  void candidates(MoveList moves) {
    candidates.add(moves);
  }

  /** The expected margin at the end, in points, for the side to move. */
  int worth() {
    takes.takeAll();
    scan.scan();
    boolean exact = scan.joints() == 0;
    return worth(exact ? DotsKnowledge.BOX * scan.endgameValue() : playOut.points());
  }

  /** The margin at the end under perfect play, or {@link Knowledge#UNKNOWN}. */
  int exactWorth() {
    takes.takeAll();
    scan.scan();
    int worth = worth(DotsKnowledge.BOX * scan.endgameValue());
    return scan.joints() == 0 ? worth : Knowledge.UNKNOWN;
  }

  /** Puts back what was taken. */
  private int worth(int rest) {
    int box = DotsKnowledge.BOX;
    int value = Takes.value(box * takes.taken(), box * takes.handoverCost(), rest);
    graph.undoTo(0);
    return box * position.margin() + value;
  }
}
