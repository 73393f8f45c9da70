package quadrille.games.hex.classic;

import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
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
  private final HexLinks links;
  private final HexDistance distanceWithBridges;
  private final HexDistance distanceWithoutBridges;

  BridgesOpponent(HexBoard board) {
    links = HexLinks.withBridges(board);
    distanceWithBridges = new HexDistance(links);
    distanceWithoutBridges = new HexDistance(HexLinks.withoutBridges(board));
  }

  @Override
  public long choose(Line line, RandomGenerator random, BooleanSupplier stop) {
    HexPosition position = (HexPosition) line.position();
    if (position.maySwap() && HexCentre.isCentral(position.board(), position.onlyStone())) {
      return HexPosition.SWAP;
    }
    if (position.stoneCount() <= 1) {
      return HexCentre.nearest(position).pickRandom(random);
    }
    BestMoves replies = bridgeReplies(line, position);
    return (replies.isEmpty() ? bestExtensions(position, stop) : replies).pickRandom(random);
  }

  /** Replies to the opponent's last stone where it intrudes into bridges. */
  private BestMoves bridgeReplies(Line line, HexPosition position) {
    BestMoves replies = new BestMoves();
    if (line.parent() != null) {
      for (Link bridge : links.bridgesOf(position.turn())) {
        int reply = bridge.replyTo(line.move());
        if (reply >= 0 && position.isEmpty(reply) && bridge.isHeldBy(position.turn(), position)) {
          replies.offer(reply, 0);
        }
      }
    }
    return replies;
  }

  private BestMoves bestExtensions(HexPosition position, BooleanSupplier stop) {
    Side side = position.turn();
    int scale = distanceWithBridges.unreachable() + 1;
    return BestMoves.rate(
        position.emptyCells().asLongStream(),
        cell -> {
          HexPosition after = position.play(cell);
          return -scale * distanceWithBridges.of(after, side)
              - distanceWithoutBridges.of(after, side);
        },
        stop);
  }
}
