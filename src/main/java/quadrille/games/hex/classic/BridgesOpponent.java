package quadrille.games.hex.classic;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexPosition;
import quadrille.games.hex.search.HexDistance;
import quadrille.games.hex.search.HexLinks;
import quadrille.games.hex.search.HexLinks.Link;
import quadrille.search.classic.BestMoves;
import quadrille.search.classic.Opponent;

/**
 * Keeps and builds bridges, after a student report on Hex. In this order, it:
 *
 * <ol>
 *   <li>starts in the centre, or swaps a stone played there;
 *   <li>keeps its bridges, also those to an edge: if the opponent has taken one of the two cells,
 *       it replies on the other;
 *   <li>builds towards its edges: plays where its distance from edge to edge becomes shortest, with
 *       bridges counting as connected, and of these cells where the distance without bridges is
 *       shortest, so that it fills in its bridges in the end.
 * </ol>
 */
final class BridgesOpponent implements Opponent {
  private final HexBoard board;
  private final Link[] pairs;
  private final Link[][] edges = new Link[2][];
  private final HexDistance distanceWithBridges;
  private final HexDistance distanceWithoutBridges;

  BridgesOpponent(HexBoard board) {
    this.board = board;
    HexLinks links = new HexLinks(board);
    pairs = links.cellLinks();
    for (Side side : Side.values()) {
      Link[] start = links.edgeLinks(side, false);
      Link[] end = links.edgeLinks(side, true);
      edges[side.ordinal()] =
          Stream.concat(Arrays.stream(start), Arrays.stream(end)).toArray(Link[]::new);
    }
    distanceWithBridges = HexDistance.withBridges(board);
    distanceWithoutBridges = HexDistance.withoutBridges(board);
  }

  @Override
  public long choose(Line line, RandomGenerator random, BooleanSupplier stop) {
    HexPosition position = (HexPosition) line.position();
    if (position.maySwap() && HexCentre.isCentral(board, position.onlyStone())) {
      return HexPosition.SWAP;
    }
    if (position.stoneCount() <= 1) {
      return HexCentre.nearest(position).pickRandom(random);
    }
    BestMoves answers = bridgeReplies(line, position);
    return (answers.isEmpty() ? bestExtensions(position, stop) : answers).pickRandom(random);
  }

  /** Replies to the opponent's last stone where it intrudes into bridges. */
  private BestMoves bridgeReplies(Line line, HexPosition position) {
    BestMoves answers = new BestMoves();
    if (line.parent() == null || line.move() == HexPosition.SWAP) {
      return answers;
    }
    int intruder = (int) line.move();
    Side side = position.turn();
    for (Link link : pairs) {
      if (position.stone(link.from()) == side && position.stone(link.to()) == side) {
        offerReply(answers, position, link, intruder);
      }
    }
    for (Link link : edges[side.ordinal()]) {
      if (position.stone(link.from()) == side) {
        offerReply(answers, position, link, intruder);
      }
    }
    return answers;
  }

  private static void offerReply(BestMoves answers, HexPosition position, Link link, int intruder) {
    if (link.isBridge()) {
      int one = link.carrier()[0];
      int other = link.carrier()[1];
      int answer = one == intruder ? other : one;
      if ((one == intruder || other == intruder) && position.isEmpty(answer)) {
        answers.offer(answer, 0);
      }
    }
  }

  private BestMoves bestExtensions(HexPosition position, BooleanSupplier stop) {
    Side side = position.turn();
    int scale = distanceWithBridges.unreachable() + 1;
    BestMoves best = new BestMoves();
    for (int cell = 0; cell < board.cells(); cell++) {
      if (position.isEmpty(cell) && (best.isEmpty() || !stop.getAsBoolean())) {
        HexPosition after = position.play(cell);
        best.offer(
            cell,
            -scale * distanceWithBridges.of(after, side) - distanceWithoutBridges.of(after, side));
      }
    }
    return best;
  }
}
