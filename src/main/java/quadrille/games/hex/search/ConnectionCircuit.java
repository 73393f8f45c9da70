package quadrille.games.hex.search;

import java.util.Arrays;
import quadrille.games.hex.connections.StoneSets;
import quadrille.games.hex.connections.VirtualConnections;

/**
 * The circuit of one side between its edges in which every virtual connection of two points
 * conducts as neighbours do (Anshelevich, 2002, "A hierarchical approach to computer Hex"). Chains
 * of stones conduct well, empty cells less. Keeps scratch memory; not thread-safe.
 */
final class ConnectionCircuit {
  private static final double EMPTY_RESISTANCE = 1;
  private static final double CHAIN_RESISTANCE = 0.05;

  /** Keeps the equations of points that are cut off from both edges solvable. */
  private static final double LEAK = 1e-9;

  private final int cells;

  /** The points whose potential is unknown, and for each point its number among them. */
  private final int[] points;

  private final int[] unknowns;
  private int count;

  private final double[] potentials;

  /** The potential of each point, 1 at the start edge and 0 at the end edge. */
  private final double[] potentialOf;

  private final double[] resistances;
  private final double[][] rows;
  private final double[] rightHandSide;
  private final double[] flows;

  ConnectionCircuit(int cells) {
    this.cells = cells;
    points = new int[cells];
    unknowns = new int[cells];
    potentials = new double[cells];
    potentialOf = new double[cells + 2];
    resistances = new double[cells + 2];
    rows = new double[cells][cells];
    rightHandSide = new double[cells];
    flows = new double[cells];
  }

  /**
   * Returns the side's conductance from edge to edge: next to 0 if it is cut off.
   *
   * <p>Afterwards {@link #flow} returns the share of the current through each point.
   */
  double conductance(VirtualConnections connections, StoneSets stones) {
    loadPoints(connections, stones);
    for (int i = 0; i < count; i++) {
      addConductors(i, connections);
    }
    solve();
    potentialOf[cells] = 1;
    potentialOf[cells + 1] = 0;
    for (int i = 0; i < count; i++) {
      potentialOf[points[i]] = potentials[i];
    }
    double current = 0;
    for (int i = 0; i < connections.linkCount(cells); i++) {
      int point = connections.linkedPoint(cells, i);
      current += (1 - potentialOf[point]) * conductance(cells, point);
    }
    distribute(current, connections);
    return current;
  }

  private void loadPoints(VirtualConnections connections, StoneSets stones) {
    count = 0;
    for (int point = 0; point < cells; point++) {
      resistances[point] = stones.isEmpty(point) ? EMPTY_RESISTANCE : CHAIN_RESISTANCE;
      if (connections.linkCount(point) > 0) {
        unknowns[point] = count;
        points[count++] = point;
      }
    }
  }

  private double conductance(int point, int other) {
    return 1 / (resistances[point] + resistances[other]);
  }

  /** Writes the equation of an unknown, its coefficients from the diagonal on. */
  private void addConductors(int i, VirtualConnections connections) {
    double[] row = rows[i];
    Arrays.fill(row, i, count, 0);
    row[i] = LEAK;
    rightHandSide[i] = 0;
    int point = points[i];
    for (int k = 0; k < connections.linkCount(point); k++) {
      int other = connections.linkedPoint(point, k);
      double conductance = conductance(point, other);
      row[i] += conductance;
      if (other == cells) {
        rightHandSide[i] += conductance;
      } else if (other < cells && other > point) {
        row[unknowns[other]] -= conductance;
      }
    }
  }

  /** Solves the symmetric system by Gaussian elimination. */
  private void solve() {
    for (int i = 0; i < count; i++) {
      double[] row = rows[i];
      for (int j = i + 1; j < count; j++) {
        if (row[j] != 0) {
          double factor = row[j] / row[i];
          double[] below = rows[j];
          for (int m = j; m < count; m++) {
            below[m] -= factor * row[m];
          }
          rightHandSide[j] -= factor * rightHandSide[i];
        }
      }
    }
    for (int i = count - 1; i >= 0; i--) {
      double sum = rightHandSide[i];
      for (int j = i + 1; j < count; j++) {
        sum -= rows[i][j] * potentials[j];
      }
      potentials[i] = sum / rows[i][i];
    }
  }

  private void distribute(double current, VirtualConnections connections) {
    Arrays.fill(flows, 0);
    double share = current > 0 ? 0.5 / current : 0;
    for (int i = 0; i < count; i++) {
      int point = points[i];
      double sum = 0;
      for (int k = 0; k < connections.linkCount(point); k++) {
        int other = connections.linkedPoint(point, k);
        double difference = potentialOf[point] - potentialOf[other];
        sum += conductance(point, other) * Math.abs(difference);
      }
      flows[point] = share * sum;
    }
  }

  /** The share of the current that runs through an empty cell, 0 … 1. */
  double flow(int cell) {
    return flows[cell];
  }
}
