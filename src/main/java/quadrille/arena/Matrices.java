package quadrille.arena;

/** Linear algebra in small dimensions. */
final class Matrices {
  private Matrices() {}

  /** The inverse of a regular square matrix, by Gauss-Jordan elimination with pivoting. */
  static double[][] inverse(double[][] matrix) {
    int n = matrix.length;
    double[][] rows = new double[n][2 * n];
    for (int i = 0; i < n; i++) {
      System.arraycopy(matrix[i], 0, rows[i], 0, n);
      rows[i][n + i] = 1;
    }
    for (int column = 0; column < n; column++) {
      swap(rows, column, pivot(rows, column));
      eliminate(rows, column);
    }
    double[][] inverse = new double[n][n];
    for (int i = 0; i < n; i++) {
      System.arraycopy(rows[i], n, inverse[i], 0, n);
    }
    return inverse;
  }

  private static int pivot(double[][] rows, int column) {
    int best = column;
    for (int i = column + 1; i < rows.length; i++) {
      if (Math.abs(rows[i][column]) > Math.abs(rows[best][column])) {
        best = i;
      }
    }
    return best;
  }

  private static void swap(double[][] rows, int one, int other) {
    double[] row = rows[one];
    rows[one] = rows[other];
    rows[other] = row;
  }

  /** Turns a column into that of the identity matrix. */
  private static void eliminate(double[][] rows, int column) {
    double pivot = rows[column][column];
    for (int k = 0; k < rows[column].length; k++) {
      rows[column][k] /= pivot;
    }
    for (int i = 0; i < rows.length; i++) {
      double factor = rows[i][column];
      for (int k = 0; i != column && k < rows[i].length; k++) {
        rows[i][k] -= factor * rows[column][k];
      }
    }
  }
}
