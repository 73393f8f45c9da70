package quadrille.games.dames.bitbase;

import org.jspecify.annotations.Nullable;
import quadrille.games.dames.DamesBoard;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;
import quadrille.games.dames.PieceColour;

/**
 * Numbers the positions of a class, for boards of one word. The side to move is White; a position
 * with Black to move is turned round first.
 *
 * <p>Each kind of piece is a set of squares, numbered in the combinatorial number system (D. H.
 * Lehmer, 1964, "The machine tools of combinatorics"). Men take the squares on which they can
 * stand, so that some numbers mean two men on one square and no position; kings take the squares
 * that the others leave.
 */
final class PositionIndex {
  private static final int MAX_SQUARES = 64;
  private static final int ROW = Material.MAX_PIECES + 1;

  /** How many subsets of k of n things there are, at {@code n * ROW + k}. */
  private static final int[] BINOMIALS = binomials();

  private final DamesRules rules;
  private final Material material;
  private final long squares;
  private final long menSquares;
  private final long enemyMenSquares;
  private final int enemyMenSets;
  private final int kingSets;
  private final int enemyKingSets;
  private final int size;

  PositionIndex(DamesRules rules, Material material) {
    this.rules = rules;
    this.material = material;
    DamesBoard board = rules.board();
    squares = board.all(0);
    menSquares = squares & ~board.lastRow(PieceColour.WHITE, 0);
    enemyMenSquares = squares & ~board.lastRow(PieceColour.BLACK, 0);
    int left = board.squares() - material.men() - material.enemyMen();
    enemyMenSets = binomial(Long.bitCount(enemyMenSquares), material.enemyMen());
    kingSets = binomial(left, material.kings());
    enemyKingSets = binomial(left - material.kings(), material.enemyKings());
    int menSets = binomial(Long.bitCount(menSquares), material.men());
    size = Math.multiplyExact(menSets * enemyMenSets, kingSets * enemyKingSets);
  }

  private static int[] binomials() {
    int[] table = new int[(MAX_SQUARES + 1) * ROW];
    for (int n = 0; n <= MAX_SQUARES; n++) {
      table[n * ROW] = 1;
      for (int k = 1; k < ROW && n > 0; k++) {
        table[n * ROW + k] = table[(n - 1) * ROW + k - 1] + table[(n - 1) * ROW + k];
      }
    }
    return table;
  }

  private static int binomial(int n, int k) {
    return BINOMIALS[n * ROW + k];
  }

  Material material() {
    return material;
  }

  /** How many numbers there are. */
  int size() {
    return size;
  }

  /**
   * Returns the number of a position of this class, from 0.
   *
   * @param own the pieces of White, which is to move
   * @param kings the kings of both
   */
  int of(long own, long enemies, long kings) {
    long men = own & ~kings;
    long enemyMen = enemies & ~kings;
    long left = squares & ~(men | enemyMen);
    int number = rank(Long.compress(men, menSquares));
    number = number * enemyMenSets + rank(Long.compress(enemyMen, enemyMenSquares));
    number = number * kingSets + rank(Long.compress(own & kings, left));
    left &= ~own;
    return number * enemyKingSets + rank(Long.compress(enemies & kings, left));
  }

  /** Returns the position of a number, with White to move; null if it is the number of none. */
  @Nullable DamesPosition position(int number) {
    int rest = number;
    int enemyKingRank = rest % enemyKingSets;
    rest /= enemyKingSets;
    int kingRank = rest % kingSets;
    rest /= kingSets;
    long enemyMen = Long.expand(set(rest % enemyMenSets, material.enemyMen()), enemyMenSquares);
    long men = Long.expand(set(rest / enemyMenSets, material.men()), menSquares);
    if ((men & enemyMen) != 0) {
      return null;
    }
    long left = squares & ~(men | enemyMen);
    long own = Long.expand(set(kingRank, material.kings()), left);
    left &= ~own;
    long enemies = Long.expand(set(enemyKingRank, material.enemyKings()), left);
    long kings = own | enemies;
    return new DamesPosition(
        rules, PieceColour.WHITE, own | men, enemies | enemyMen, kings, 0, 0, 0);
  }

  private static int rank(long set) {
    int rank = 0;
    int k = 1;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      rank += BINOMIALS[Long.numberOfTrailingZeros(rest) * ROW + k];
      k++;
    }
    return rank;
  }

  private static long set(int rank, int count) {
    long set = 0;
    int rest = rank;
    for (int k = count; k > 0; k--) {
      int n = k - 1;
      while (BINOMIALS[(n + 1) * ROW + k] <= rest) {
        n++;
      }
      set |= 1L << n;
      rest -= BINOMIALS[n * ROW + k];
    }
    return set;
  }
}
