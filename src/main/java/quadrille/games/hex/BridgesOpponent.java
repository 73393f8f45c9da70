package quadrille.games.hex;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.games.hex.HexLinks.Link;
import quadrille.search.BestMoves;
import quadrille.search.Opponent;

/**
 * A machine of a student report on Hex, in this order:
 *
 * <ol>
 *   <li>begins in the centre, or swaps a stone that stands there;
 *   <li>keeps its bridges: where the opponent has taken one of a bridge's two cells, also of one to
 *       an edge, it answers on the other;
 *   <li>else builds towards its edges: plays where its way from edge to edge becomes shortest, a
 *       bridge counting as joined, and of such cells where the way without bridges does, so that in
 *       the end it fills the bridges up.
 * </ol>
 */
final class BridgesOpponent implements Opponent {
  private final HexBoard board;
  private final Link[] pairs;
  private final Link[][] edges = new Link[2][];
  private final HexDistance bridged;
  private final HexDistance plain;

  BridgesOpponent(HexBoard board) {
    this.board = board;
    HexLinks links = new HexLinks(board);
    pairs = links.pairs();
    for (Side side : Side.values()) {
      Link[] start = links.edge(side, false);
      Link[] end = links.edge(side, true);
      edges[side.ordinal()] =
          Stream.concat(Arrays.stream(start), Arrays.stream(end)).toArray(Link[]::new);
    }
    bridged = HexDistance.ofBridges(board);
    plain = HexDistance.ofNeighbours(board);
  }

  @Override
  public long choose(Line line, RandomGenerator random, BooleanSupplier stop) {
    HexPosition position = (HexPosition) line.position();
    if (position.maySwap() && HexCentre.contains(board, position.onlyStone())) {
      return HexPosition.SWAP;
    }
    if (position.stones() <= 1) {
      return HexCentre.nearest(position).draw(random);
    }
    BestMoves answers = answers(line, position);
    return (answers.isEmpty() ? building(position, stop) : answers).draw(random);
  }

  /** The other cells of bridges that the opponent's last stone has come between. */
  private BestMoves answers(Line line, HexPosition position) {
    BestMoves answers = new BestMoves();
    if (line.parent() == null || line.move() == HexPosition.SWAP) {
      return answers;
    }
    int intruder = (int) line.move();
    Side side = position.turn();
    for (Link link : pairs) {
      if (position.stone(link.from()) == side && position.stone(link.to()) == side) {
        offerAnswer(answers, position, link, intruder);
      }
    }
    for (Link link : edges[side.ordinal()]) {
      if (position.stone(link.from()) == side) {
        offerAnswer(answers, position, link, intruder);
      }
    }
    return answers;
  }

  private static void offerAnswer(
      BestMoves answers, HexPosition position, Link link, int intruder) {
    if (link.isBridge()) {
      int one = link.between()[0];
      int other = link.between()[1];
      int answer = one == intruder ? other : one;
      if ((one == intruder || other == intruder) && position.isEmpty(answer)) {
        answers.offer(answer, 0);
      }
    }
  }

  private BestMoves building(HexPosition position, BooleanSupplier stop) {
    Side side = position.turn();
    int scale = bridged.cutOff() + 1;
    BestMoves best = new BestMoves();
    for (int cell = 0; cell < board.cells(); cell++) {
      if (position.isEmpty(cell) && (best.isEmpty() || !stop.getAsBoolean())) {
        HexPosition after = position.play(cell);
        best.offer(cell, -scale * bridged.of(after, side) - plain.of(after, side));
      }
    }
    return best;
  }
}
