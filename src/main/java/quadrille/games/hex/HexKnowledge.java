package quadrille.games.hex;

import quadrille.core.MoveList;
import quadrille.core.Position;
import quadrille.core.Settings;
import quadrille.search.Knowledge;

/** What a machine knows about Hex. Not thread-safe. */
public final class HexKnowledge implements Knowledge {
  /** Points for a conductance e times that of the opponent. */
  private static final double SCALE = 200;

  /** Points of promise for a cell that carries all of one side's current. */
  private static final double PROMISE = 100_000;

  /** How many moves of a position are worth searching. */
  private static final int WIDTH = 10;

  private final HexBoard board;
  private final Circuits circuits;

  public HexKnowledge(Settings settings) {
    board = HexBoard.of(settings);
    circuits = new Circuits(board);
  }

  @Override
  public int evaluate(Position position) {
    return (int) Math.round(SCALE * circuits.advantage((HexPosition) position));
  }

  /** The cells that matter most to either side; all as long as the swap is to be weighed. */
  @Override
  public void moves(Position position, MoveList moves) {
    HexPosition hex = (HexPosition) position;
    if (board.swap() && hex.stones() <= 1) {
      position.moves(moves);
      return;
    }
    for (int cell : circuits.busiest(hex, WIDTH)) {
      moves.add(cell);
    }
  }

  @Override
  public boolean selective() {
    return true;
  }

  @Override
  public int promise(Position position, long move) {
    return move == HexPosition.SWAP
        ? (int) PROMISE
        : (int) (PROMISE * circuits.flow((HexPosition) position, (int) move));
  }

  @Override
  public int historySlots() {
    return 2 * board.cells() + 1;
  }

  @Override
  public int historySlot(Position position, long move) {
    if (move == HexPosition.SWAP) {
      return 2 * board.cells();
    }
    return position.turn().ordinal() * board.cells() + (int) move;
  }
}
