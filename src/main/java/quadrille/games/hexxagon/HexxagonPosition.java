package quadrille.games.hexxagon;

import org.jspecify.annotations.Nullable;
import quadrille.core.Ending;
import quadrille.core.MoveList;
import quadrille.core.Position;
import quadrille.core.Side;

/**
 * A position of Hexxagon.
 *
 * @param first the cells that the first side occupies
 * @param second the cells that the second side occupies
 * @param turn the side to move; the constructor changes it if the rules make that side pass
 */
public record HexxagonPosition(HexxagonRules rules, long first, long second, Side turn)
    implements Position {

  /**
   * The board is connected, so one side can move as long as there are pieces and empty cells: if
   * sides pass, the game goes on until the board is full or one side has no pieces. Then it is
   * over, and nobody passes.
   */
  public HexxagonPosition {
    if (rules.pass()) {
      long empty = rules.cells() & ~(first | second);
      boolean firstMoves = turn == Side.FIRST;
      long own = firstMoves ? first : second;
      if (own != 0 && !canMove(own, empty) && canMove(firstMoves ? second : first, empty)) {
        turn = turn.other();
      }
    }
  }

  /** Returns the set of cells a side occupies. */
  public long pieces(Side side) {
    return side == Side.FIRST ? first : second;
  }

  /** The pieces of the side to move. */
  public long own() {
    return turn == Side.FIRST ? first : second;
  }

  /** The pieces of the side that is not to move. */
  public long other() {
    return turn == Side.FIRST ? second : first;
  }

  public long empty() {
    return rules.cells() & ~(first | second);
  }

  /** Returns the side that occupies a cell, or null. */
  public @Nullable Side owner(int cell) {
    if ((first >> cell & 1) != 0) {
      return Side.FIRST;
    }
    return (second >> cell & 1) != 0 ? Side.SECOND : null;
  }

  public int count(Side side) {
    return Long.bitCount(pieces(side));
  }

  /** Returns the enemy pieces converted by a move to a cell. */
  public long flips(int to) {
    return HexxagonCells.neighbours(to) & other();
  }

  /**
   * Returns a side's score: its pieces and, when the game is over, the empty cells if it receives
   * them.
   */
  public int score(Side side) {
    return count(side) + (claimsEmptyCells(side) ? Long.bitCount(empty()) : 0);
  }

  private boolean claimsEmptyCells(Side side) {
    return !rules.pass()
        && (pieces(side.other()) == 0 || (side != turn && !canMove(own(), empty())));
  }

  private static boolean canMove(long pieces, long empty) {
    for (long rest = empty; rest != 0; rest &= rest - 1) {
      if ((HexxagonCells.reach(Long.numberOfTrailingZeros(rest)) & pieces) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Adds clones by destination, then jumps by origin and destination. */
  @Override
  public void moves(MoveList moves) {
    if (other() == 0) {
      return;
    }
    long empty = empty();
    long own = own();
    for (long rest = HexxagonCells.neighboursOf(own) & empty; rest != 0; rest &= rest - 1) {
      moves.add(HexxagonMove.clone(Long.numberOfTrailingZeros(rest)));
    }
    for (long rest = own; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      for (long to = HexxagonCells.SECOND_RING[from] & empty; to != 0; to &= to - 1) {
        moves.add(HexxagonMove.jump(from, Long.numberOfTrailingZeros(to)));
      }
    }
  }

  @Override
  public int countMoves() {
    if (other() == 0) {
      return 0;
    }
    long empty = empty();
    long clones = 0;
    int jumps = 0;
    for (long rest = own(); rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      clones |= HexxagonCells.neighbours(from);
      jumps += Long.bitCount(HexxagonCells.SECOND_RING[from] & empty);
    }
    return Long.bitCount(clones & empty) + jumps;
  }

  @Override
  public HexxagonPosition play(long move) {
    if (!isLegal(move)) {
      throw new IllegalArgumentException("illegal move " + move);
    }
    int to = HexxagonMove.to(move);
    long flipped = flips(to);
    long own = (own() & ~(1L << HexxagonMove.from(move))) | (1L << to) | flipped;
    long other = other() & ~flipped;
    return turn == Side.FIRST
        ? new HexxagonPosition(rules, own, other, Side.SECOND)
        : new HexxagonPosition(rules, other, own, Side.FIRST);
  }

  private boolean isLegal(long move) {
    int to = HexxagonMove.to(move);
    if ((empty() >> to & 1) == 0) {
      return false;
    }
    long origins =
        HexxagonMove.isJump(move)
            ? HexxagonCells.SECOND_RING[to] & 1L << HexxagonMove.from(move)
            : HexxagonCells.neighbours(to);
    return (origins & own()) != 0;
  }

  @Override
  public @Nullable Ending ending() {
    if (first == 0 || second == 0) {
      return ending("no-piece");
    }
    if (empty() == 0) {
      return ending("full-board");
    }
    return canMove(own(), empty()) ? null : ending("no-move");
  }

  private Ending ending(String reason) {
    int lead = score(Side.FIRST) - score(Side.SECOND);
    return new Ending(lead == 0 ? null : lead > 0 ? Side.FIRST : Side.SECOND, reason);
  }

  @Override
  public long key() {
    long tags = (turn == Side.FIRST ? 0 : 1) | (rules.pass() ? 2 : 0) | (rules.holes() ? 4 : 0);
    return mix(mix(first | tags << HexxagonCells.COUNT) + second);
  }

  /** The finalizer of SplitMix64 (Stafford, "Better bit mixing", 2011, variant 13): a bijection. */
  private static long mix(long bits) {
    long z = (bits ^ bits >>> 30) * 0xbf58476d1ce4e5b9L;
    z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
    return z ^ z >>> 31;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(key());
  }

  @Override
  public String toString() {
    return HexxagonNotation.write(this);
  }
}
