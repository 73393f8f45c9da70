package quadrille.games.hex.connections;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexTiling;
import quadrille.games.hex.connections.MustPlay.Verdict;

/**
 * Decides a position by the virtual connections of both sides, or finds its must-play region: each
 * threat of the opponent to connect its edges must be met in its carrier, so only cells in all of
 * them may win (Hayward, Björnsson, Johanson, Kan, Po and van Rijswijck, 2005, "Solving 7 × 7 Hex
 * with domination, fill-in, and virtual connections"). Keeps scratch memory; not thread-safe.
 */
public final class MustPlayAnalysis {
  private final HexBoard board;
  private final VirtualConnections first;
  private final VirtualConnections second;

  public MustPlayAnalysis(HexBoard board, Thoroughness thoroughness) {
    this.board = board;
    first = new VirtualConnections(board, Side.FIRST, thoroughness);
    second = new VirtualConnections(board, Side.SECOND, thoroughness);
  }

  /** Whether the connections of a board can be found. */
  public static boolean supports(HexBoard board) {
    return board.tiling() == HexTiling.HEXAGONAL;
  }

  /**
   * Analyses a position, ignoring the swap.
   *
   * @param stop polled often; true means to be content with the connections found so far
   */
  public MustPlay analyse(StoneSets stones, Side turn, BooleanSupplier stop) {
    return analyse(stones, turn, null, null, stop);
  }

  /**
   * Analyses a position, ignoring the swap. Connections of earlier positions with fewer stones save
   * most of the time.
   *
   * @param own those that the side to move had in such a position, or null
   * @param others those that the other side had, in the same or another one, or null
   * @param stop polled often; true means to be content with the connections found so far
   */
  public MustPlay analyse(
      StoneSets stones,
      Side turn,
      @Nullable KnownConnections own,
      @Nullable KnownConnections others,
      BooleanSupplier stop) {
    VirtualConnections found = connectionsOf(turn);
    found.find(stones, own, true, stop);
    if (found.isJoined()) {
      return MustPlay.won(MustPlay.ANY_MOVE, found.carrier());
    }
    CarrierList wins = found.threats();
    if (wins.size() > 0) {
      int best = wins.smallest();
      return MustPlay.won(wins.key(best), wins.carrier(best));
    }
    return analyseThreats(stones, turn, others, stop);
  }

  /**
   * Analyses a position by the connections of the side not to move alone, in half the time. That is
   * enough after a move in a must-play region, which met every threat that the side to move had.
   *
   * @param stop polled often; true means to be content with the connections found so far
   * @return lost or open; a win is not looked for
   */
  public MustPlay analyseThreats(StoneSets stones, Side turn, BooleanSupplier stop) {
    return analyseThreats(stones, turn, null, stop);
  }

  private MustPlay analyseThreats(
      StoneSets stones, Side turn, @Nullable KnownConnections before, BooleanSupplier stop) {
    VirtualConnections others = connectionsOf(turn.other());
    others.find(stones, before, false, stop);
    return others.isJoined()
        ? MustPlay.lost(others.carrier())
        : regionAgainst(others.threats(), stones, !others.wasStopped());
  }

  /** The connections that the last analysis found; of a decided position only the winner's. */
  public VirtualConnections connectionsOf(Side side) {
    return side == Side.FIRST ? first : second;
  }

  /**
   * The connections of the side not to move in the last position, which was open and complete.
   *
   * @param reused filled and returned if not null
   */
  public KnownConnections connectionsAgainst(Side turn, @Nullable KnownConnections reused) {
    return connectionsOf(turn.other()).known(reused);
  }

  private MustPlay regionAgainst(CarrierList threats, StoneSets stones, boolean complete) {
    CellSet region = emptyCells(stones);
    CellSet needed = CellSet.EMPTY;
    for (int i = 0; i < threats.size() && !region.isEmpty(); i++) {
      CellSet carrier = threats.carrier(i);
      if (!region.isSubsetOf(carrier)) {
        region = region.and(carrier);
        needed = needed.or(carrier);
      }
    }
    return region.isEmpty()
        ? MustPlay.lost(needed)
        : new MustPlay(Verdict.OPEN, MustPlay.ANY_MOVE, needed, region, complete);
  }

  private CellSet emptyCells(StoneSets stones) {
    CellSet empty = CellSet.EMPTY;
    for (int cell = 0; cell < board.cells(); cell++) {
      if (stones.isEmpty(cell)) {
        empty = empty.with(cell);
      }
    }
    return empty;
  }
}
