package quadrille.search;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.core.Ending;
import quadrille.core.Game;
import quadrille.core.MoveList;
import quadrille.core.Notation;
import quadrille.core.Option;
import quadrille.core.Position;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.core.Step;
import quadrille.text.Text;

/**
 * A game with a random tree: two to four moves at each node, either side to move next, and some
 * branches that end early. Searches of it can be compared with plain minimax.
 */
final class RandomTree implements Game, Knowledge {
  private final long seed;
  private final int length;
  private final int probCutMargin;

  RandomTree(long seed, int length) {
    this(seed, length, 0);
  }

  RandomTree(long seed, int length, int probCutMargin) {
    this.seed = seed;
    this.length = length;
    this.probCutMargin = probCutMargin;
  }

  record Node(long hash, int left) implements Position {
    @Override
    public Side turn() {
      return (hash & 1) == 0 ? Side.FIRST : Side.SECOND;
    }

    @Override
    public void moves(MoveList moves) {
      for (int i = 0; ending() == null && i < 2 + (hash >>> 8) % 3; i++) {
        moves.add(i);
      }
    }

    @Override
    public Node play(long move) {
      return new Node(mix(hash + 31 * (move + 1)) >>> 1, left - 1);
    }

    @Override
    public long key() {
      return hash * 31 + left;
    }

    @Override
    public @Nullable Ending ending() {
      if (left > 0 && (hash >>> 20) % 16 != 0) {
        return null;
      }
      return switch ((int) ((hash >>> 30) % 3)) {
        case 0 -> new Ending(Side.FIRST, "end");
        case 1 -> new Ending(Side.SECOND, "end");
        default -> new Ending(null, "end");
      };
    }
  }

  private static long mix(long value) {
    long z = (value + 1) * 0x9E3779B97F4A7C15L;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    return z ^ (z >>> 27);
  }

  /** Returns the minimax score of a node for the side to move. */
  int minimax(Node node, int depth, int ply) {
    Ending ending = node.ending();
    if (ending != null) {
      return terminalScore(node, ending, ply);
    }
    if (depth == 0) {
      return evaluate(node);
    }
    int best = -Score.INFINITE;
    for (long move : node.legalMoves().toArray()) {
      best = Math.max(best, minimax(node, move, depth, ply));
    }
    return best;
  }

  /** Returns the minimax score of a move for the side that makes it. */
  int minimax(Node node, long move, int depth, int ply) {
    Node child = node.play(move);
    int value = minimax(child, depth - 1, ply + 1);
    return child.turn() == node.turn() ? value : -value;
  }

  @Override
  public Node start(Settings settings) {
    Node node = new Node(mix(seed) >>> 1, length);
    while (node.ending() != null) {
      node = new Node(mix(node.hash + 7) >>> 1, length);
    }
    return node;
  }

  @Override
  public int evaluate(Position position) {
    Node node = (Node) position;
    int forFirst = (int) ((node.hash >>> 12) % 1000) - 500;
    return node.turn() == Side.FIRST ? forFirst : -forFirst;
  }

  @Override
  public void scoreMoves(Position position, MoveList moves, int[] history, int[] scores) {
    Arrays.fill(scores, 0, moves.size(), 0);
  }

  @Override
  public int probCutMargin(int depth) {
    return probCutMargin;
  }

  @Override
  public int historySlots() {
    return 4;
  }

  @Override
  public int historySlot(Position position, long move) {
    return (int) move;
  }

  @Override
  public Text describe(Position position, Ending ending) {
    return Text.of(RandomTree.class, "none");
  }

  @Override
  public String id() {
    return "tree";
  }

  @Override
  public List<Option> options() {
    return List.of();
  }

  @Override
  public Notation notation() {
    throw new IllegalStateException("a random tree has no notation");
  }

  @Override
  public List<Step> steps(Position before, long move) {
    return List.of();
  }

  @Override
  public int depth(int level) {
    return level;
  }

  @Override
  public double mistakeRate(int level) {
    return 0;
  }
}
