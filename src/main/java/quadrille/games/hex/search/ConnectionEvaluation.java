package quadrille.games.hex.search;

import java.util.Arrays;
import java.util.Comparator;
import java.util.function.BooleanSupplier;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexPosition;
import quadrille.games.hex.connections.CellSet;
import quadrille.games.hex.connections.KnownConnections;
import quadrille.games.hex.connections.MustPlay;
import quadrille.games.hex.connections.MustPlay.Verdict;
import quadrille.games.hex.connections.MustPlayAnalysis;
import quadrille.games.hex.connections.StoneSets;
import quadrille.games.hex.connections.Thoroughness;

/**
 * Appraises positions by virtual connections: who wins, or else which moves remain, and how well
 * each side's connections conduct. Remembers connections of earlier positions, which may decide
 * later ones that would be left open without them. Keeps scratch memory; not thread-safe.
 */
final class ConnectionEvaluation {
  /** Bounds the time for a position; few have connections enough to reach it. */
  private static final int MAX_POLLS = 3_000;

  /** How many positions are remembered: up to 60 MB on 11 × 11 and 100 MB on 19 × 19. */
  private static final int MEMORY_BITS = 10;

  private static final int MEMORY_BITS_OF_LARGE_BOARDS = 8;
  private static final int LARGE = 14 * 14;

  private final MustPlayAnalysis analysis;
  private final ConnectionCircuit first;
  private final ConnectionCircuit second;
  private int pliesElsewhere;

  /** Of open positions the connections of the side not to move, by some bits of the key. */
  private final @Nullable Remembered[] memory;

  private final int memoryBits;

  private record Remembered(long key, KnownConnections connections) {}

  ConnectionEvaluation(HexBoard board) {
    memoryBits = board.cells() < LARGE ? MEMORY_BITS : MEMORY_BITS_OF_LARGE_BOARDS;
    memory = new Remembered[1 << memoryBits];
    analysis = new MustPlayAnalysis(board, Thoroughness.QUICK);
    first = new ConnectionCircuit(board.cells());
    second = new ConnectionCircuit(board.cells());
  }

  /** Appraises a position that is not over, ignoring the swap. */
  Appraisal appraise(HexPosition position) {
    StoneSets stones = StoneSets.of(position);
    MustPlay found =
        analysis.analyse(
            stones, position.turn(), ownBefore(position), othersBefore(position), new WorkLimit());
    if (found.move() != MustPlay.ANY_MOVE) {
      int[] only = {found.move()};
      return new Appraisal(
          position.key(), plies(found.verdict(), found), 0, only, new double[] {1});
    }
    return found.verdict() == Verdict.OPEN
        ? open(position, stones, found)
        : decided(position, stones, found);
  }

  /**
   * How much of a side's current runs through an empty cell of the position that was appraised
   * last, 0 … 1; only if nobody is known to win it.
   */
  double current(Side side, int cell) {
    return (side == Side.FIRST ? first : second).flow(cell);
  }

  /**
   * The most plies until the side to move has lost the last open position if it moves outside of
   * the must-play region.
   */
  int pliesElsewhere() {
    return pliesElsewhere;
  }

  /** The connections that the side to move had a stone of the opponent earlier, if remembered. */
  private @Nullable KnownConnections ownBefore(HexPosition position) {
    for (int other : stones(position, position.turn().other())) {
      KnownConnections known = remembered(position.keyBefore(other));
      if (known != null) {
        return known;
      }
    }
    return null;
  }

  /** The connections that the other side had a stone of each side earlier, if remembered. */
  private @Nullable KnownConnections othersBefore(HexPosition position) {
    int[] others = stones(position, position.turn().other());
    for (int own : stones(position, position.turn())) {
      for (int other : others) {
        KnownConnections known = remembered(position.keyBefore(own, other));
        if (known != null) {
          return known;
        }
      }
    }
    return null;
  }

  private static int[] stones(HexPosition position, Side side) {
    return IntStream.range(0, position.board().cells())
        .filter(cell -> position.stone(cell) == side)
        .toArray();
  }

  private @Nullable KnownConnections remembered(long key) {
    Remembered known = memory[slot(key)];
    return known != null && known.key == key ? known.connections : null;
  }

  /** Remembers the connections of the side not to move, in the memory of others that it forgets. */
  private void remember(HexPosition position) {
    int slot = slot(position.key());
    Remembered forgotten = memory[slot];
    KnownConnections reused = forgotten == null ? null : forgotten.connections;
    memory[slot] =
        new Remembered(position.key(), analysis.connectionsAgainst(position.turn(), reused));
  }

  private int slot(long key) {
    return (int) (key >>> (Long.SIZE - memoryBits));
  }

  private Appraisal open(HexPosition position, StoneSets stones, MustPlay found) {
    if (found.isComplete()) {
      remember(position);
    }
    pliesElsewhere = -plies(Verdict.LOST, found);
    double conductance = first.conductance(analysis.connectionsOf(Side.FIRST), stones);
    double others = second.conductance(analysis.connectionsOf(Side.SECOND), stones);
    double advantage = CircuitEvaluation.advantage(conductance, others);
    double ownAdvantage = position.turn() == Side.FIRST ? advantage : -advantage;
    IntToDoubleFunction flow = cell -> first.flow(cell) + second.flow(cell);
    return appraisal(position, 0, ownAdvantage, found.region(), flow);
  }

  /** Only the winner's connections are known: any other move leaves them all as they are. */
  private Appraisal decided(HexPosition position, StoneSets stones, MustPlay found) {
    Side turn = position.turn();
    Side winner = found.verdict() == Verdict.WON ? turn : turn.other();
    ConnectionCircuit circuit = winner == Side.FIRST ? first : second;
    circuit.conductance(analysis.connectionsOf(winner), stones);
    return appraisal(position, plies(found.verdict(), found), 0, found.carrier(), circuit::flow);
  }

  /** Lists the useful cells, those with the most flow first. */
  private Appraisal appraisal(
      HexPosition position, int plies, double advantage, CellSet useful, IntToDoubleFunction flow) {
    int[] cells =
        position
            .emptyCells()
            .filter(useful::contains)
            .boxed()
            .sorted(Comparator.comparingDouble(cell -> -flow.applyAsDouble(cell)))
            .mapToInt(cell -> cell)
            .toArray();
    double[] flows = Arrays.stream(cells).mapToDouble(flow).toArray();
    return new Appraisal(position.key(), plies, advantage, cells, flows);
  }

  /** When the cells that the winner's play needs are full, it has won. */
  private static int plies(Verdict verdict, MustPlay found) {
    int needed = Math.max(1, found.carrier().size());
    return switch (verdict) {
      case WON -> needed | 1;
      case LOST -> -(needed + 1 & ~1);
      case OPEN -> 0;
    };
  }

  /** Stops after an amount of work that depends on the position alone. */
  private static final class WorkLimit implements BooleanSupplier {
    private int polls;

    @Override
    public boolean getAsBoolean() {
      return ++polls > MAX_POLLS;
    }
  }
}
