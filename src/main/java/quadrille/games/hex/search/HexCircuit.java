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
  private static final double EMPTY_RESISTANCE = 1;
  private static final double STONE_RESISTANCE = 0.02;

  /** Keeps the equations of cells that are cut off from both edges solvable. */
  private static final double LEAK = 1e-9;

  // What a cell is; the sum of two that conduct tells the conductance between them.
  private static final int EMPTY = 0;
  private static final int OWN = 1;
  private static final int OPPONENT = 3;

  private static final double[] CONDUCTANCES = {
    1 / (EMPTY_RESISTANCE + EMPTY_RESISTANCE),
    1 / (EMPTY_RESISTANCE + STONE_RESISTANCE),
    1 / (STONE_RESISTANCE + STONE_RESISTANCE)
  };

  /** The unknown of a cell that does not conduct. */
  private static final int NONE = -1;

  private final Side side;
  private final int cells;
  private final LinkArrays pairs;
  private final LinkArrays starts;
  private final LinkArrays ends;

  /** What each cell is; one more, which is always empty, stands for a carrier not needed. */
  private final int[] states;

  /** The number of each cell among those that conduct, or {@link #NONE}. */
  private final int[] unknowns;

  private final double[] potentials;
  private final double[] flows;
  private final BandedSystem system;

  // The links between cells that conduct, by their unknowns.
  private final int[] froms;
  private final int[] tos;
  private final double[] conductances;
  private int conductorCount;

  public HexCircuit(HexLinks links, Side side) {
    this.side = side;
    cells = links.board().cells();
    pairs = LinkArrays.of(links.betweenCells(), cells);
    starts = LinkArrays.of(links.toEdge(side, false), cells);
    ends = LinkArrays.of(links.toEdge(side, true), cells);
    states = new int[cells + 1];
    unknowns = new int[cells];
    potentials = new double[cells];
    flows = new double[cells];
    froms = new int[pairs.count()];
    tos = new int[pairs.count()];
    conductances = new double[pairs.count()];
    system = new BandedSystem(cells, pairs.greatestDistance());
  }

  /**
   * Returns the side's conductance from edge to edge: next to 0 if it is cut off.
   *
   * <p>Afterwards {@link #flow} returns the share of the current through each cell.
   */
  public double conductance(IntFunction<@Nullable Side> stones) {
    int count = loadCells(stones);
    if (count == 0) {
      return 0;
    }
    system.reset(count, LEAK);
    addConductors();
    fixPotentials(starts, 1);
    fixPotentials(ends, 0);
    system.solve(potentials);
    double current = current(starts, 1);
    distributeCurrent(count, current);
    return current;
  }

  /** Returns the number of cells that conduct. */
  private int loadCells(IntFunction<@Nullable Side> stones) {
    int count = 0;
    for (int cell = 0; cell < cells; cell++) {
      Side stone = stones.apply(cell);
      states[cell] = stone == null ? EMPTY : stone == side ? OWN : OPPONENT;
      unknowns[cell] = states[cell] == OPPONENT ? NONE : count++;
    }
    return count;
  }

  private void addConductors() {
    conductorCount = 0;
    for (int i = 0; i < pairs.count(); i++) {
      int sum = states[pairs.from[i]] + states[pairs.to[i]];
      if (sum < OPPONENT && isIntact(pairs, i)) {
        int from = unknowns[pairs.from[i]];
        int to = unknowns[pairs.to[i]];
        double conductance = CONDUCTANCES[sum];
        froms[conductorCount] = from;
        tos[conductorCount] = to;
        conductances[conductorCount++] = conductance;
        system.addConductor(from, to, conductance);
      }
    }
  }

  private boolean isIntact(LinkArrays links, int index) {
    return (states[links.oneCarrier[index]] | states[links.otherCarrier[index]]) == EMPTY;
  }

  /** The conductance of a link to an edge. */
  private double edgeConductance(LinkArrays edge, int index) {
    int state = states[edge.from[index]];
    return state != OPPONENT && isIntact(edge, index) ? 2 * CONDUCTANCES[2 * state] : 0;
  }

  private void fixPotentials(LinkArrays edge, double value) {
    for (int i = 0; i < edge.count(); i++) {
      double conductance = edgeConductance(edge, i);
      if (conductance > 0) {
        system.addFixedConductor(unknowns[edge.from[i]], conductance, value);
      }
    }
  }

  private double current(LinkArrays edge, double value) {
    double sum = 0;
    for (int i = 0; i < edge.count(); i++) {
      double conductance = edgeConductance(edge, i);
      if (conductance > 0) {
        sum += conductance * Math.abs(value - potentials[unknowns[edge.from[i]]]);
      }
    }
    return sum;
  }

  private void distributeCurrent(int count, double current) {
    Arrays.fill(flows, 0, count, 0);
    double share = current > 0 ? 0.5 / current : 0;
    for (int i = 0; i < conductorCount; i++) {
      int from = froms[i];
      int to = tos[i];
      double part = share * conductances[i] * Math.abs(potentials[from] - potentials[to]);
      flows[from] += part;
      flows[to] += part;
    }
    addEdgeFlows(starts, 1, share);
    addEdgeFlows(ends, 0, share);
  }

  private void addEdgeFlows(LinkArrays edge, double value, double share) {
    for (int i = 0; i < edge.count(); i++) {
      double conductance = edgeConductance(edge, i);
      if (conductance > 0) {
        int unknown = unknowns[edge.from[i]];
        flows[unknown] += share * conductance * Math.abs(value - potentials[unknown]);
      }
    }
  }

  /** The share of the current that runs through a cell, 0 … 1. */
  double flow(int cell) {
    return unknowns[cell] == NONE ? 0 : flows[unknowns[cell]];
  }

  /**
   * Links as arrays, which are read several times faster than an array of them.
   *
   * @param oneCarrier a cell that must be empty; for neighbours the number of cells
   * @param otherCarrier another one, likewise
   */
  private record LinkArrays(int[] from, int[] to, int[] oneCarrier, int[] otherCarrier) {

    static LinkArrays of(Link[] links, int cells) {
      return new LinkArrays(
          Arrays.stream(links).mapToInt(Link::from).toArray(),
          Arrays.stream(links).mapToInt(Link::to).toArray(),
          Arrays.stream(links)
              .mapToInt(link -> link.isBridge() ? link.carrier()[0] : cells)
              .toArray(),
          Arrays.stream(links)
              .mapToInt(link -> link.isBridge() ? link.carrier()[1] : cells)
              .toArray());
    }

    int count() {
      return from.length;
    }

    int greatestDistance() {
      int greatest = 1;
      for (int i = 0; i < from.length; i++) {
        greatest = Math.max(greatest, to[i] - from[i]);
      }
      return greatest;
    }
  }
}
