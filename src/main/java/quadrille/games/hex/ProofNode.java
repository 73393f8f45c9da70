package quadrille.games.hex;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import quadrille.core.Side;

/**
 * A position in {@link HexSolver}'s tree, with how much is left to prove (Allis, van der Meulen and
 * van den Herik, 1994, "Proof-number search"). Numbers are from the view of the side to move:
 * {@link #toWin} cells of the tree at least must still be proved before it is known to win, {@link
 * #toLose} before it is known to lose. Not thread-safe.
 */
final class ProofNode {
  /** The side to move wins even if it were the other's turn. */
  static final int ANY_MOVE = -1;

  static final long NEVER = Long.MAX_VALUE / 4;

  /**
   * Of the moves that may still win, so many are looked at at first, and this share of the rest.
   */
  private static final int WIDTH = 2;

  private static final int SHARE = 4;

  private final Stones stones;
  private final Side turn;
  private long toWin = 1;
  private long toLose = 1;
  private int[] moves = {};
  private @Nullable ProofNode[] children = {};
  private boolean expanded;

  /** The cells that the winner's play needs, once it is known; until then the loser's threats'. */
  private Cells carrier = Cells.NONE;

  private int winningMove = ANY_MOVE;

  ProofNode(Stones stones, Side turn) {
    this.stones = stones;
    this.turn = turn;
  }

  Stones stones() {
    return stones;
  }

  Side turn() {
    return turn;
  }

  boolean isExpanded() {
    return expanded;
  }

  boolean isWon() {
    return toWin == 0;
  }

  boolean isLost() {
    return toLose == 0;
  }

  boolean isSolved() {
    return toWin == 0 || toLose == 0;
  }

  /** The cells that the winner's play needs; {@link #isSolved} holds. */
  Cells carrier() {
    return carrier;
  }

  /** The move that wins, or {@link #ANY_MOVE}; {@link #isWon} holds. */
  int winningMove() {
    return winningMove;
  }

  void win(int move, Cells needed) {
    expanded = true;
    toWin = 0;
    toLose = NEVER;
    winningMove = move;
    carrier = needed;
  }

  void lose(Cells needed) {
    expanded = true;
    toWin = NEVER;
    toLose = 0;
    carrier = needed;
  }

  /**
   * @param candidates the moves that may win, the most promising first
   * @param threats the cells of the opponent's threats that refute all others
   */
  void expand(int[] candidates, Cells threats) {
    expanded = true;
    moves = candidates;
    children = new ProofNode[candidates.length];
    carrier = threats;
    update();
  }

  int[] moves() {
    return moves;
  }

  /** The place of the move to look at next. */
  int mostProving() {
    int best = 0;
    for (int i = 1; i < width(); i++) {
      if (toLose(i) < toLose(best)) {
        best = i;
      }
    }
    return best;
  }

  private int width() {
    return Math.min(moves.length, WIDTH + moves.length / SHARE);
  }

  @Nullable ProofNode child(int index) {
    return children[index];
  }

  void setChild(int index, ProofNode child) {
    children[index] = child;
  }

  private long toLose(int index) {
    ProofNode child = children[index];
    return child == null ? 1 : child.toLose;
  }

  private long toWin(int index) {
    ProofNode child = children[index];
    return child == null ? 1 : child.toWin;
  }

  /** Reads the children again: whether one wins, which ones are refuted, and the numbers. */
  void update() {
    for (int i = 0; i < moves.length && !isSolved(); i++) {
      ProofNode child = children[i];
      if (child != null && child.isLost()) {
        win(moves[i], needed(child));
      } else if (child != null && child.isWon()) {
        refute(needed(child));
        i = -1;
      }
    }
    if (!isSolved()) {
      count();
    }
  }

  private Cells needed(ProofNode child) {
    Side winner = child.isWon() ? child.turn : turn;
    Cells given = child.stones.of(winner).minus(stones.of(winner));
    return child.carrier.or(given);
  }

  /** Only moves in the way of a refutation can be better than what it refutes. */
  private void refute(Cells refutation) {
    carrier = carrier.or(refutation);
    int kept = 0;
    for (int i = 0; i < moves.length; i++) {
      ProofNode child = children[i];
      if (child != null && child.isWon()) {
        carrier = carrier.or(needed(child));
      } else if (refutation.contains(moves[i])) {
        moves[kept] = moves[i];
        children[kept++] = child;
      }
    }
    moves = Arrays.copyOf(moves, kept);
    children = Arrays.copyOf(children, kept);
    if (kept == 0) {
      lose(carrier);
    }
  }

  private void count() {
    long least = NEVER;
    long sum = 0;
    for (int i = 0; i < width(); i++) {
      least = Math.min(least, toLose(i));
      sum += toWin(i);
    }
    toWin = Math.max(1, least);
    toLose = Math.max(1, Math.min(sum, NEVER - 1));
  }
}
