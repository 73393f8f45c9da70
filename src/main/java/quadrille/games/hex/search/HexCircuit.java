package quadrille.games.hex.search;

import java.util.Arrays;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import quadrille.core.Side;
import quadrille.games.hex.search.HexLinks.Link;

/**
 * The board as an electrical circuit between a side's edges (Anshelevich, 2002, "A hierarchical
 * approach to computer Hex"): its stones conduct well, empty cells less, the opponent's not at all;
 * bridges conduct like neighbours. Keeps scratch memory; not thread-safe.
 */
public final class HexCircuit {
  private static final double EMPTY = 1;
  private static final double STONE = 0.02;

  /** Keeps the equations of cells that are cut off from both edges solvable. */
  private static final double LEAK = 1e-9;

  private final Side side;
  private final Link[] pairs;
  private final Link[] starts;
  private final Link[] ends;
  private final double[] conductances;
  private final double[] cellResistances;
  private final double[] potentials;
  private final double[] flows;
  private final BandedSystem system;

  public HexCircuit(HexLinks links, Side side) {
    this.side = side;
    pairs = links.betweenCells();
    starts = links.toEdge(side, false);
    ends = links.toEdge(side, true);
    int cells = links.board().cells();
    conductances = new double[pairs.length];
    cellResistances = new double[cells];
    potentials = new double[cells];
    flows = new double[cells];
    int band = Arrays.stream(pairs).mapToInt(link -> link.to() - link.from()).max().orElse(1);
    system = new BandedSystem(cells, band);
  }

  /**
   * Returns the side's conductance from edge to edge: 0 if it is cut off; more is better.
   *
   * <p>Afterwards {@link #flow} returns the share of the current through each cell.
   */
  public double conductance(IntFunction<@Nullable Side> stones) {
    loadCells(stones);
    system.reset(LEAK);
    for (int i = 0; i < pairs.length; i++) {
      Link link = pairs[i];
      double conductance = conductance(link);
      conductances[i] = conductance;
      if (conductance > 0) {
        system.addConductor(link.from(), link.to(), conductance);
      }
    }
    fixPotentials(starts, 1);
    fixPotentials(ends, 0);
    system.solve(potentials);
    double current = current(starts, 1);
    distributeCurrent(current);
    return current;
  }

  private void loadCells(IntFunction<@Nullable Side> stones) {
    for (int cell = 0; cell < cellResistances.length; cell++) {
      Side stone = stones.apply(cell);
      cellResistances[cell] =
          stone == null ? EMPTY : stone == side ? STONE : Double.POSITIVE_INFINITY;
    }
  }

  private double conductance(Link link) {
    double sum = cellResistances[link.from()] + cellResistances[link.to()];
    if (!link.isBridge()) {
      return 1 / sum;
    }
    boolean intact =
        cellResistances[link.carrier()[0]] == EMPTY && cellResistances[link.carrier()[1]] == EMPTY;
    return intact ? 1 / sum : 0;
  }

  private double edgeConductance(Link link) {
    return 2 * conductance(link);
  }

  private void fixPotentials(Link[] edge, double value) {
    for (Link link : edge) {
      double conductance = edgeConductance(link);
      if (conductance > 0) {
        system.addFixedConductor(link.from(), conductance, value);
      }
    }
  }

  private double current(Link[] edge, double value) {
    double sum = 0;
    for (Link link : edge) {
      sum += edgeConductance(link) * Math.abs(value - potentials[link.from()]);
    }
    return sum;
  }

  private void distributeCurrent(double current) {
    Arrays.fill(flows, 0);
    double share = current > 0 ? 0.5 / current : 0;
    for (int i = 0; i < pairs.length; i++) {
      if (conductances[i] > 0) {
        Link link = pairs[i];
        double part =
            share * conductances[i] * Math.abs(potentials[link.from()] - potentials[link.to()]);
        flows[link.from()] += part;
        flows[link.to()] += part;
      }
    }
    addEdgeFlows(starts, 1, share);
    addEdgeFlows(ends, 0, share);
  }

  private void addEdgeFlows(Link[] edge, double value, double share) {
    for (Link link : edge) {
      flows[link.from()] +=
          share * edgeConductance(link) * Math.abs(value - potentials[link.from()]);
    }
  }

  /** The share of the current that runs through a cell, 0 … 1. */
  double flow(int cell) {
    return flows[cell];
  }
}
