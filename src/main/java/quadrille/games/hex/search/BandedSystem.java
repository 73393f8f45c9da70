package quadrille.games.hex.search;

import java.util.Arrays;

/**
 * A symmetric positive definite system of linear equations whose coefficients lie in a narrow band
 * along the diagonal, solved by Gaussian elimination without pivoting in O(size · band²).
 */
public final class BandedSystem {
  private final int size;
  private final int band;

  /** {@code rows[i][k]} is the coefficient of unknown i + k in equation i, and the other way. */
  private final double[][] rows;

  private final double[] rightHandSide;

  /**
   * @param band the greatest distance from the diagonal, 1 or more
   */
  BandedSystem(int size, int band) {
    this.size = size;
    this.band = band;
    rows = new double[size][band + 1];
    rightHandSide = new double[size];
  }

  /** Sets the coefficients on the diagonal to {@code diagonal} and all others to zero. */
  void reset(double diagonal) {
    for (double[] row : rows) {
      Arrays.fill(row, 0);
      row[0] = diagonal;
    }
    Arrays.fill(rightHandSide, 0);
  }

  /** Links two unknowns, i &lt; j, as a conductor does the potentials of its ends. */
  void addConductor(int i, int j, double conductance) {
    rows[i][0] += conductance;
    rows[j][0] += conductance;
    rows[i][j - i] -= conductance;
  }

  /** Links an unknown to a fixed value. */
  void addFixedConductor(int i, double conductance, double value) {
    rows[i][0] += conductance;
    rightHandSide[i] += conductance * value;
  }

  /** Solves for the unknowns; the coefficients are lost. */
  void solve(double[] unknowns) {
    for (int i = 0; i < size; i++) {
      eliminate(i, Math.min(band, size - 1 - i));
    }
    for (int i = size - 1; i >= 0; i--) {
      double[] row = rows[i];
      double sum = rightHandSide[i];
      for (int k = Math.min(band, size - 1 - i); k > 0; k--) {
        sum -= row[k] * unknowns[i + k];
      }
      unknowns[i] = sum / row[0];
    }
  }

  private void eliminate(int i, int reach) {
    double[] pivot = rows[i];
    double inverse = 1 / pivot[0];
    for (int k = 1; k <= reach; k++) {
      if (pivot[k] != 0) {
        double factor = pivot[k] * inverse;
        double[] row = rows[i + k];
        for (int m = k; m <= reach; m++) {
          row[m - k] -= factor * pivot[m];
        }
        rightHandSide[i + k] -= factor * rightHandSide[i];
      }
    }
  }
}
