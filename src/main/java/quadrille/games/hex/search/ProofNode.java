package quadrille.games.hex.search;

import java.util.Arrays;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import quadrille.core.Side;
import quadrille.games.hex.connections.CellSet;
import quadrille.games.hex.connections.MustPlay;
import quadrille.games.hex.connections.StoneSets;

/**
 * A position in {@link HexSolver}'s tree, with how much is left to prove (Allis, van der Meulen and
 * van den Herik, 1994, "Proof-number search"). Numbers are from the view of the side to move:
 * {@link #proofNumber} estimates how much must still be proved to show a win, and {@link
 * #disproofNumber} to show a loss. The position after a move that has not been tried counts for the
 * less, the likelier what is to be shown of it. Not thread-safe.
 */
final class ProofNode {
  /** So many of the moves that remain are considered at a time that they have this share. */
  private static final float CONSIDERED_SHARE = 0.75f;

  private final StoneSets stones;
  private final Side turn;
  private double proofNumber = 1;
  private double disproofNumber = 1;
  private int[] moves = {};
  private float[] shares = {};
  private float[] chances = {};
  private @Nullable ProofNode[] children = {};

  /** How many moves are considered. */
  private int width;

  private boolean expanded;

  /**
   * The cells that the winner's play needs, if solved; until then those of the opponent's threats
   * and refutations.
   */
  private CellSet carrier = CellSet.EMPTY;

  private int winningMove = MustPlay.ANY_MOVE;

  ProofNode(StoneSets stones, Side turn) {
    this.stones = stones;
    this.turn = turn;
  }

  StoneSets stones() {
    return stones;
  }

  Side turn() {
    return turn;
  }

  boolean isExpanded() {
    return expanded;
  }

  boolean isWon() {
    return proofNumber == 0;
  }

  boolean isLost() {
    return disproofNumber == 0;
  }

  boolean isSolved() {
    return proofNumber == 0 || disproofNumber == 0;
  }

  /** The cells that the winner's play needs; {@link #isSolved} holds. */
  CellSet carrier() {
    return carrier;
  }

  /** The move that wins, or {@link MustPlay#ANY_MOVE}; {@link #isWon} holds. */
  int winningMove() {
    return winningMove;
  }

  void markWon(int move, CellSet needed) {
    expanded = true;
    proofNumber = 0;
    disproofNumber = Double.POSITIVE_INFINITY;
    winningMove = move;
    carrier = needed;
  }

  void markLost(CellSet needed) {
    expanded = true;
    proofNumber = Double.POSITIVE_INFINITY;
    disproofNumber = 0;
    carrier = needed;
  }

  /**
   * @param tries the moves that may win, one or more; taken over
   * @param threats the cells of the opponent's threats that refute all others
   */
  void setMoves(SolverOrder.Tries tries, CellSet threats) {
    expanded = true;
    moves = tries.ranked().moves();
    shares = new float[moves.length];
    chances = new float[moves.length];
    for (int i = 0; i < moves.length; i++) {
      shares[i] = (float) tries.ranked().shares()[i];
      chances[i] = (float) tries.chances()[i];
    }
    children = new ProofNode[moves.length];
    width = width();
    carrier = threats;
    update();
  }

  /** The index of the move to look at next. */
  int mostProving() {
    int best = 0;
    for (int i = 1; i < width; i++) {
      if (disproofNumber(i) < disproofNumber(best)) {
        best = i;
      }
    }
    return best;
  }

  int move(int index) {
    return moves[index];
  }

  /**
   * The position after a move.
   *
   * @param create creates it the first time
   */
  ProofNode child(int index, Supplier<ProofNode> create) {
    ProofNode child = children[index];
    if (child == null) {
      child = create.get();
      children[index] = child;
    }
    return child;
  }

  private int width() {
    float enough = 0;
    for (float share : shares) {
      enough += CONSIDERED_SHARE * share;
    }
    int considered = 0;
    for (float sum = 0; sum < enough; considered++) {
      sum += shares[considered];
    }
    return considered;
  }

  /**
   * Of the position after a move; before it was tried the larger, the less likely the move wins.
   */
  private double disproofNumber(int index) {
    ProofNode child = children[index];
    return child == null
        ? 1 / Math.sqrt(chances[index] * Math.sqrt(shares[index]))
        : child.disproofNumber;
  }

  /** Of the position after a move; before that was tried the larger, the likelier it wins. */
  private double proofNumber(int index) {
    ProofNode child = children[index];
    return child == null ? 1 / Math.sqrt(1 - chances[index]) : child.proofNumber;
  }

  /** Reads the children again: whether one wins, which ones are refuted, and the numbers. */
  void update() {
    for (int i = 0; i < moves.length && !isSolved(); i++) {
      ProofNode child = children[i];
      if (child != null && child.isLost()) {
        markWon(moves[i], child.carrierFrom(stones));
      } else if (child != null && child.isWon()) {
        refute(child.carrierFrom(stones));
        i = -1;
      }
    }
    if (!isSolved()) {
      recomputeNumbers();
    }
  }

  /**
   * The cells that the winner's play needs of those that were empty in an earlier position, at
   * least in one from before a move; the node must be solved.
   */
  CellSet carrierFrom(StoneSets before) {
    Side winner = isWon() ? turn : turn.other();
    return carrier.or(stones.of(winner).minus(before.of(winner)));
  }

  /** Only moves in the way of a refutation can be better than what it refutes. */
  private void refute(CellSet refutation) {
    carrier = carrier.or(refutation);
    int kept = 0;
    for (int i = 0; i < moves.length; i++) {
      ProofNode child = children[i];
      if (child != null && child.isWon()) {
        carrier = carrier.or(child.carrierFrom(stones));
      } else if (refutation.contains(moves[i])) {
        moves[kept] = moves[i];
        shares[kept] = shares[i];
        chances[kept] = chances[i];
        children[kept++] = child;
      }
    }
    moves = Arrays.copyOf(moves, kept);
    shares = Arrays.copyOf(shares, kept);
    chances = Arrays.copyOf(chances, kept);
    children = Arrays.copyOf(children, kept);
    width = width();
    if (kept == 0) {
      markLost(carrier);
    }
  }

  private void recomputeNumbers() {
    double least = Double.POSITIVE_INFINITY;
    double sum = 0;
    for (int i = 0; i < width; i++) {
      least = Math.min(least, disproofNumber(i));
      sum += proofNumber(i);
    }
    proofNumber = least;
    disproofNumber = sum;
  }
}
