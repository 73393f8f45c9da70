package quadrille.search.tree;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import quadrille.core.Position;

/**
 * A position in the tree and what is known about it, from the view of its side to move. Its
 * children stand in the order of its moves, and a move is tried only after those before it. The
 * {@link TreeSearch} lets one thread at a time use its nodes.
 */
final class TreeNode {
  /** The exploration constant: how much a move's prior counts against the values of its visits. */
  private static final double EXPLORATION = 2;

  /**
   * How much worse than its parent a move that was never tried is thought to be (S. Gelly and Y.
   * Wang, 2006, "Exploration exploitation in Go: UCT for Monte-Carlo Go").
   */
  private static final double FIRST_PLAY_URGENCY_REDUCTION = 0.2;

  private static final long[] NO_MOVES = {};
  private static final float[] NO_PRIORS = {};

  private final Position position;
  private long[] moves = NO_MOVES;
  private float[] priors = NO_PRIORS;
  private int pliesElsewhere;
  private TreeNode[] children = {};
  private int childCount;
  private int visits;
  private double ownValue;

  /**
   * How many values make up the node's value, and their sum: its own, and those of all children
   * that are not refuted. What was hoped for below a move before it was refuted is no longer true.
   */
  private int counted;

  private double total;

  /**
   * The threads that are below this node, each taken for a loss until it knows better (G. Chaslot,
   * M. Winands and J. van den Herik, 2008, "Parallel Monte-Carlo tree search").
   */
  private int virtualLosses;

  /** One more than the plies until the side to move has won, or with a minus sign lost; or 0. */
  private int proof;

  TreeNode(Position position) {
    this.position = position;
  }

  Position position() {
    return position;
  }

  /** How often the node was visited. */
  int visits() {
    return visits;
  }

  /** The result if it is proven, else the mean of the values that count; 0 before any visit. */
  double value() {
    if (proof != 0) {
      return result();
    }
    return counted == 0 ? 0 : total / counted;
  }

  /** 1 if the side to move is proven to win, −1 if it loses, 0 if that is not known. */
  int result() {
    return Integer.signum(proof);
  }

  boolean isExpanded() {
    return moves.length > 0;
  }

  int moveCount() {
    return moves.length;
  }

  /** The children that were tried, of the first moves. */
  List<TreeNode> children() {
    return Arrays.asList(children).subList(0, childCount);
  }

  /** The move that leads to a child. */
  long move(int child) {
    return moves[child];
  }

  /** Takes the moves of an outlook. */
  void expand(Outlook outlook) {
    moves = outlook.moves();
    priors = outlook.priors();
    pliesElsewhere = outlook.pliesElsewhere();
  }

  /** The most plies until the end of a decided game; else −1. */
  int plies() {
    return Math.abs(proof) - 1;
  }

  /**
   * Decides the node.
   *
   * @param won whether the side to move wins
   * @param plies until then, at most
   */
  void decide(boolean won, int plies) {
    proof = won ? plies + 1 : -plies - 1;
  }

  /** Returns the child to visit next, which may be a new one. */
  TreeNode select() {
    int best = -1;
    double bestScore = Double.NEGATIVE_INFINITY;
    double confidence = EXPLORATION * Math.sqrt(Math.max(1, visits + virtualLosses));
    for (int i = 0; i < childCount; i++) {
      TreeNode child = children[i];
      if (!isRefuted(child)) {
        int tries = child.visits + child.virtualLosses;
        double sum = sign(child) * child.value() * child.visits - child.virtualLosses;
        double value = sum / Math.max(1, tries);
        double score = value + confidence * priors[i] / (1 + tries);
        if (score > bestScore) {
          best = i;
          bestScore = score;
        }
      }
    }
    if (childCount < moves.length) {
      double first = value() - FIRST_PLAY_URGENCY_REDUCTION + confidence * priors[childCount];
      if (best < 0 || first > bestScore) {
        return addChild();
      }
    }
    // All are refuted only until another thread has updated the proof of this node.
    return children[Math.max(best, 0)];
  }

  /** Adds the child of the next move. */
  TreeNode addChild() {
    if (childCount == children.length) {
      children = Arrays.copyOf(children, Math.min(moves.length, 2 * childCount + 2));
    }
    TreeNode child = new TreeNode(position.play(moves[childCount]));
    children[childCount++] = child;
    return child;
  }

  /** 1 if the child has the same side to move, −1 if its values must be negated for this node. */
  int sign(TreeNode child) {
    return child.position.turn() == position.turn() ? 1 : -1;
  }

  /** The most plies until a win by way of a child, or with a minus sign a loss; 0 if unknown. */
  int pliesThrough(TreeNode child) {
    return sign(child) * child.proof;
  }

  private boolean isRefuted(TreeNode child) {
    return pliesThrough(child) < 0;
  }

  void beginVisit() {
    virtualLosses++;
  }

  /** Takes the value of the position itself, for the side to move. */
  void setOwnValue(double value) {
    ownValue = value;
  }

  /** Ends a visit, after which the children may have other values or be refuted. */
  void endVisit() {
    virtualLosses--;
    visits++;
    counted = 1;
    total = ownValue;
    for (int i = 0; i < childCount; i++) {
      TreeNode child = children[i];
      if (!isRefuted(child)) {
        counted += child.counted;
        total += sign(child) * child.total;
      }
    }
  }

  /** Ends a visit without a value. */
  void cancelVisit() {
    virtualLosses--;
  }

  /** Takes over what the children prove: one won move, or all moves lost. */
  void updateProof() {
    int longest = pliesElsewhere;
    boolean allLost = childCount == moves.length;
    for (int i = 0; i < childCount; i++) {
      int through = pliesThrough(children[i]);
      if (through > 0 && (proof <= 0 || through < proof - 1)) {
        decide(true, through);
      }
      allLost &= through < 0;
      longest = Math.max(longest, -through);
    }
    if (proof == 0 && allLost) {
      decide(false, longest);
    }
  }

  /** The numbers of the children, the best first: won ones, then the most visited, then lost. */
  Stream<Integer> ranking() {
    return IntStream.range(0, childCount)
        .boxed()
        .sorted(
            Comparator.<Integer>comparingInt(i -> -merit(children[i]))
                .thenComparingInt(i -> -children[i].visits));
  }

  /** Above 0 for a won move, the sooner the more; below 0 for a lost one, the later the more. */
  private int merit(TreeNode child) {
    int through = pliesThrough(child);
    return through > 0
        ? Integer.MAX_VALUE - through
        : through < 0 ? Integer.MIN_VALUE / 2 - through : 0;
  }
}
