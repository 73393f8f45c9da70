package quadrille.games.hex.search;

import java.util.Arrays;

/**
 * A symmetric positive definite system of linear equations whose coefficients lie in a narrow band
 * along the diagonal, solved by Gaussian elimination without pivoting in O(size · band²). Keeps its
 * memory from one system to the next.
 *
 * <p>Four equations at a time are eliminated from those below, two of which are rewritten in one
 * pass: blocking for registers (J. J. Dongarra et al., 1990, "A set of level 3 basic linear algebra
 * subprograms"). Each element still goes through the same operations in the same order, so that the
 * blocks do not change a bit of the solution.
 */
public final class BandedSystem {
  private static final int BLOCK = 4;

  private final int band;

  /**
   * {@code rows[i][j]}, j ≥ i, is the coefficient of unknown j in equation i, and of i in j; what
   * is left of the diagonal has no meaning. An incomplete last block is filled up with equations
   * that stand alone, and one more follows, to complete the last pair.
   */
  private final double[][] rows;

  private final double[] rightHandSide;

  /** The last unknown in each equation, or one of those above, whose coefficient is not zero. */
  private final int[] last;

  private int size;

  /**
   * @param maxSize the greatest number of unknowns
   * @param band the greatest distance from the diagonal, 1 or more
   */
  BandedSystem(int maxSize, int band) {
    this.band = band;
    int length = roundUp(maxSize) + 1;
    rows = new double[length][];
    Arrays.setAll(rows, i -> new double[end(i)]);
    rightHandSide = new double[length];
    last = new int[length];
  }

  private static int roundUp(int count) {
    return (count + BLOCK - 1) / BLOCK * BLOCK;
  }

  /** The end of the part of an equation that the elimination of its block reads. */
  private int end(int i) {
    return i + band + BLOCK + 1;
  }

  /**
   * Begins another system: sets the coefficients on the diagonal to {@code diagonal} and all others
   * to zero.
   *
   * @param unknowns how many there are, 1 … the greatest number
   */
  void reset(int unknowns, double diagonal) {
    size = unknowns;
    int used = roundUp(size) + 1;
    for (int i = 0; i < used; i++) {
      Arrays.fill(rows[i], i, end(i), 0);
      rows[i][i] = i < size ? diagonal : 1;
      last[i] = i;
    }
    Arrays.fill(rightHandSide, 0, used, 0);
  }

  /** Links two unknowns, i &lt; j, as a conductor does the potentials of its ends. */
  void addConductor(int i, int j, double conductance) {
    rows[i][i] += conductance;
    rows[j][j] += conductance;
    rows[i][j] -= conductance;
    last[i] = Math.max(last[i], j);
  }

  /** Links an unknown to a fixed value. */
  void addFixedConductor(int i, double conductance, double value) {
    rows[i][i] += conductance;
    rightHandSide[i] += conductance * value;
  }

  /** Solves for the unknowns; the coefficients are lost. */
  void solve(double[] unknowns) {
    for (int i = 1; i < last.length; i++) {
      last[i] = Math.max(last[i], last[i - 1]);
    }
    for (int i = 0; i < size; i += BLOCK) {
      eliminate(i);
    }
    for (int i = size - 1; i >= 0; i--) {
      double[] row = rows[i];
      double sum = rightHandSide[i];
      for (int j = last[i]; j > i; j--) {
        sum -= row[j] * unknowns[j];
      }
      unknowns[i] = sum / row[i];
    }
  }

  /** Eliminates the block of equations from {@code i} on from all below. */
  private void eliminate(int i) {
    double[] a = rows[i];
    double[] b = rows[i + 1];
    double[] c = rows[i + 2];
    double[] d = rows[i + 3];
    int to = last[i + 3];
    eliminateWithinBlock(i, to);
    double byA = 1 / a[i];
    double byB = 1 / b[i + 1];
    double byC = 1 / c[i + 2];
    double byD = 1 / d[i + 3];
    double[] right = rightHandSide;
    for (int j = i + BLOCK; j <= to; j += 2) {
      double fromA = a[j] * byA;
      double fromB = b[j] * byB;
      double fromC = c[j] * byC;
      double fromD = d[j] * byD;
      double nextA = a[j + 1] * byA;
      double nextB = b[j + 1] * byB;
      double nextC = c[j + 1] * byC;
      double nextD = d[j + 1] * byD;
      double[] row = rows[j];
      double[] next = rows[j + 1];
      for (int m = j; m <= to; m++) {
        row[m] = row[m] - fromA * a[m] - fromB * b[m] - fromC * c[m] - fromD * d[m];
        next[m] = next[m] - nextA * a[m] - nextB * b[m] - nextC * c[m] - nextD * d[m];
      }
      right[j] =
          right[j]
              - fromA * right[i]
              - fromB * right[i + 1]
              - fromC * right[i + 2]
              - fromD * right[i + 3];
      right[j + 1] =
          right[j + 1]
              - nextA * right[i]
              - nextB * right[i + 1]
              - nextC * right[i + 2]
              - nextD * right[i + 3];
    }
  }

  /** Eliminates each equation of a block from the next ones of the block. */
  private void eliminateWithinBlock(int i, int to) {
    double[] a = rows[i];
    double[] b = rows[i + 1];
    double[] c = rows[i + 2];
    double[] d = rows[i + 3];
    double byA = 1 / a[i];
    double aFromB = a[i + 1] * byA;
    double aFromC = a[i + 2] * byA;
    double aFromD = a[i + 3] * byA;
    double byB = 1 / (b[i + 1] - aFromB * a[i + 1]);
    double bFromC = (b[i + 2] - aFromB * a[i + 2]) * byB;
    double bFromD = (b[i + 3] - aFromB * a[i + 3]) * byB;
    double byC = 1 / (c[i + 2] - aFromC * a[i + 2] - bFromC * (b[i + 2] - aFromB * a[i + 2]));
    double cFromD = (c[i + 3] - aFromC * a[i + 3] - bFromC * (b[i + 3] - aFromB * a[i + 3])) * byC;
    for (int m = i + 1; m <= to; m++) {
      b[m] = b[m] - aFromB * a[m];
      c[m] = c[m] - aFromC * a[m] - bFromC * b[m];
      d[m] = d[m] - aFromD * a[m] - bFromD * b[m] - cFromD * c[m];
    }
    double[] right = rightHandSide;
    right[i + 1] = right[i + 1] - aFromB * right[i];
    right[i + 2] = right[i + 2] - aFromC * right[i] - bFromC * right[i + 1];
    right[i + 3] = right[i + 3] - aFromD * right[i] - bFromD * right[i + 1] - cFromD * right[i + 2];
  }
}
