package quadrille.games.hex.classic;

import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexPosition;
import quadrille.games.hex.search.HexDistance;
import quadrille.games.hex.search.HexLinks;
import quadrille.search.classic.BestMoves;
import quadrille.search.classic.Opponent;

/**
 * Blocks the opponent's last stone, after a student report on Hex. Of the empty neighbours of that
 * stone it plays the one that leaves the opponent the longest distance ({@link HexDistance}),
 * preferring cells on the opponent's shortest path. Without such a neighbour it chooses among all
 * empty cells. It starts in the centre and never swaps.
 */
final class BlockerOpponent implements Opponent {
  private final HexDistance distance;

  BlockerOpponent(HexBoard board) {
    distance = new HexDistance(HexLinks.withoutBridges(board));
  }

  @Override
  public long choose(Line line, RandomGenerator random, BooleanSupplier stop) {
    HexPosition position = (HexPosition) line.position();
    if (position.stoneCount() == 0) {
      return HexCentre.nearest(position).pickRandom(random);
    }
    int[] near = emptyNeighboursOfLastStone(line, position);
    IntStream cells = near.length > 0 ? IntStream.of(near) : position.emptyCells();
    return BestMoves.rate(cells.asLongStream(), cell -> blockingValue(position, (int) cell), stop)
        .pickRandom(random);
  }

  private int blockingValue(HexPosition position, int cell) {
    Side opponent = position.turn().other();
    int left = distance.of(position.play(cell), opponent);
    int taken = distance.of(position.withStone(opponent, cell, opponent), opponent);
    return 2 * left + (taken < distance.of(position, opponent) ? 1 : 0);
  }

  /** The empty neighbours of the stone placed or swapped last; none at the start of a line. */
  private static int[] emptyNeighboursOfLastStone(Line line, HexPosition position) {
    if (line.parent() == null) {
      return new int[0];
    }
    int last = line.move() == HexPosition.SWAP ? position.onlyStone() : (int) line.move();
    return IntStream.of(position.board().neighbours(last)).filter(position::isEmpty).toArray();
  }
}
