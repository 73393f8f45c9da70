package quadrille.search.tree;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import quadrille.core.Ending;
import quadrille.core.Position;

/**
 * Monte-Carlo tree search without playouts: grows a tree of positions, the most promising first (L.
 * Kocsis and C. Szepesvári, 2006, "Bandit based Monte-Carlo planning"; with priors as in D. Silver
 * and others, 2017, "Mastering the game of Go without human knowledge"). Wins and losses that are
 * proven below a node overrule all guesses (M. Winands, Y. Björnsson and J.-T. Saito, 2008,
 * "Monte-Carlo tree search solver").
 *
 * <p>Several threads may grow the same tree: one at a time changes it, but all judge positions at
 * the same time.
 */
public final class TreeSearch {
  /** The most nodes of a tree, which take about 200 MB in a game with a hundred moves. */
  public static final int MAX_NODES = 150_000;

  /** How much of an even share of the visits each of several moves gets at least. */
  private static final double FAIR_SHARE = 0.3;

  private TreeNode root;
  private int nodes;
  private int deepest;

  /** Begins with one position, which must not be over. */
  public TreeSearch(Position start) {
    root = new TreeNode(start);
    nodes = 1;
  }

  /**
   * A move of the root.
   *
   * @param move the move
   * @param visits how often the tree grew below it
   * @param value the expected result for the side to move at the root, −1 … 1
   * @param plies the most plies until the side to move has won, or with a minus sign lost; 0 if the
   *     winner is not known
   * @param line the move and the expected replies
   */
  public record Candidate(long move, int visits, double value, int plies, List<Long> line) {}

  /**
   * Goes on from another position. Keeps what the tree has below it unless the position is decided:
   * in a lost one no search has looked yet for the move that holds out longest. Forgets the rest.
   *
   * @param start not over
   */
  public synchronized void restart(Position start) {
    root =
        Stream.concat(Stream.of(root), root.children().stream())
            .flatMap(each -> Stream.concat(Stream.of(each), each.children().stream()))
            .filter(each -> each.isExpanded() && each.result() == 0)
            .filter(each -> each.position().equals(start))
            .findFirst()
            .orElseGet(() -> new TreeNode(start));
    nodes = count(root);
    deepest = 0;
  }

  private static int count(TreeNode top) {
    Deque<TreeNode> open = new ArrayDeque<>(List.of(top));
    int count = 0;
    while (!open.isEmpty()) {
      count++;
      open.addAll(open.remove().children());
    }
    return count;
  }

  /** How often the root was visited, in earlier searches too. */
  public synchronized int visits() {
    return root.visits();
  }

  /** The number of nodes. */
  public synchronized int nodes() {
    return nodes;
  }

  /** The greatest distance of a visited node from the root, in plies, since the last start. */
  public synchronized int deepest() {
    return deepest;
  }

  /** Whether growing on could change nothing, or there is no room for more. */
  public synchronized boolean isFinished() {
    return root.result() != 0 || nodes >= MAX_NODES;
  }

  /**
   * Visits one more node.
   *
   * @param policy judges it; belongs to the calling thread
   * @param width how many moves of the root to compare, 1 or more
   */
  public void grow(Policy policy, int width) {
    List<TreeNode> path = descend(width);
    TreeNode leaf = path.getLast();
    Outlook outlook = null;
    if (leaf.position().ending() == null && leaf.result() == 0) {
      try {
        outlook = policy.judge(leaf.position());
      } finally {
        if (outlook == null) {
          cancel(path);
        }
      }
    }
    finish(path, outlook);
  }

  private synchronized List<TreeNode> descend(int width) {
    List<TreeNode> path = new ArrayList<>();
    TreeNode node = root;
    path.add(node);
    node.beginVisit();
    while (node.isExpanded() && (node == root || node.result() == 0)) {
      int known = node.children().size();
      TreeNode next = node == root && width > 1 ? nextOfSeveral(width) : node.select();
      nodes += node.children().size() - known;
      node = next;
      path.add(node);
      node.beginVisit();
    }
    deepest = Math.max(deepest, path.size() - 1);
    return path;
  }

  /** Returns the child of the root to visit next if a number of moves are to be compared. */
  private TreeNode nextOfSeveral(int width) {
    if (root.children().size() < Math.min(width, root.moveCount())) {
      return root.addChild();
    }
    return root.ranking()
        .limit(width)
        .map(root.children()::get)
        .filter(each -> each.result() == 0 && each.visits() < FAIR_SHARE * root.visits() / width)
        .findFirst()
        .orElseGet(root::select);
  }

  private synchronized void cancel(List<TreeNode> path) {
    path.forEach(TreeNode::cancelVisit);
  }

  private synchronized void finish(List<TreeNode> path, @Nullable Outlook outlook) {
    TreeNode leaf = path.getLast();
    leaf.setOwnValue(settle(leaf, outlook));
    for (TreeNode node : path.reversed()) {
      if (node != leaf) {
        node.updateProof();
      }
      node.endVisit();
    }
  }

  /** Returns the value of a leaf, which then has its moves or is decided. */
  private double settle(TreeNode leaf, @Nullable Outlook outlook) {
    Ending ending = leaf.position().ending();
    if (ending != null) {
      if (ending.winner() != null) {
        leaf.decide(ending.winner() == leaf.position().turn(), 0);
      }
      return leaf.result();
    }
    if (outlook == null) {
      return leaf.result();
    }
    if (!leaf.isExpanded()) {
      leaf.expand(outlook);
    }
    // A lost root still wants the move that holds out longest.
    int plies = outlook.plies();
    if (plies > 0 || (plies < 0 && leaf != root)) {
      leaf.decide(plies > 0, Math.abs(plies));
    }
    return plies == 0 ? outlook.value() : Integer.signum(plies);
  }

  /**
   * Returns the best moves of the root, best first; at least one once it was visited.
   *
   * @param most how many, 1 or more
   */
  public synchronized List<Candidate> best(int most) {
    return root.children().isEmpty()
        ? List.of(firstMove())
        : root.ranking().limit(most).map(this::candidate).toList();
  }

  /** The most promising move of a root that was judged but has no children yet. */
  private Candidate firstMove() {
    int plies = root.result() * root.plies();
    long move = root.move(0);
    return new Candidate(move, 0, root.value(), plies, List.of(move));
  }

  private Candidate candidate(int index) {
    TreeNode child = root.children().get(index);
    List<Long> line = new ArrayList<>();
    line.add(root.move(index));
    TreeNode node = child;
    while (node != null && node.visits() > 0 && node.position().ending() == null) {
      Integer best = node.ranking().findFirst().orElse(null);
      if (best != null) {
        line.add(node.move(best));
      }
      node = best == null ? null : node.children().get(best);
    }
    double value = root.sign(child) * child.value();
    return new Candidate(root.move(index), child.visits(), value, root.pliesThrough(child), line);
  }
}
