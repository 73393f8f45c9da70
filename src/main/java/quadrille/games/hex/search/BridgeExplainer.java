package quadrille.games.hex.search;

import java.util.Arrays;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexNotation;
import quadrille.games.hex.HexPosition;
import quadrille.games.hex.search.HexLinks.Link;
import quadrille.text.Text;

/** Explains which bridges of a side a move keeps or makes. */
final class BridgeExplainer {
  private final HexBoard board;
  private final Side side;
  private final Link[] pairs;
  private final Link[] edges;

  BridgeExplainer(HexBoard board, Side side) {
    this.board = board;
    this.side = side;
    HexLinks links = new HexLinks(board);
    pairs = Arrays.stream(links.cellLinks()).filter(Link::isBridge).toArray(Link[]::new);
    edges =
        Stream.of(links.edgeLinks(side, false), links.edgeLinks(side, true))
            .flatMap(Arrays::stream)
            .filter(Link::isBridge)
            .toArray(Link[]::new);
  }

  /**
   * The bridge that the opponent's last stone intruded into and this one keeps, or null.
   *
   * @param last the opponent's last move
   * @param cell an empty cell
   */
  @Nullable Text explainSaved(HexPosition position, long last, int cell) {
    for (Link link : pairs) {
      if (isReplyToIntrusion(link, last, cell) && ownsBoth(position, link.from(), link.to())) {
        return text("reason.keeps", name(link.from()), name(link.to()));
      }
    }
    for (Link link : edges) {
      if (isReplyToIntrusion(link, last, cell) && position.stone(link.from()) == side) {
        return text("reason.keeps.edge", name(link.from()));
      }
    }
    return null;
  }

  private static boolean isReplyToIntrusion(Link link, long last, int cell) {
    int one = link.carrier()[0];
    int other = link.carrier()[1];
    return (one == cell && other == last) || (other == cell && one == last);
  }

  private boolean ownsBoth(HexPosition position, int one, int other) {
    return position.stone(one) == side && position.stone(other) == side;
  }

  /**
   * What a stone on that cell connects to: two chains at once, or a stone or the edge by a bridge;
   * null if neither.
   */
  @Nullable Text explainMade(HexPosition position, int cell) {
    for (Link link : pairs) {
      int far = link.from() == cell ? link.to() : link.from();
      boolean ends = link.from() == cell || link.to() == cell;
      if (ends && position.stone(far) == side && isIntact(position, link)) {
        return text("reason.bridge", name(far));
      }
    }
    for (Link link : edges) {
      if (link.from() == cell && isIntact(position, link)) {
        return text("reason.bridge.edge");
      }
    }
    return null;
  }

  private static boolean isIntact(HexPosition position, Link link) {
    return Arrays.stream(link.carrier()).allMatch(position::isEmpty);
  }

  private String name(int cell) {
    return HexNotation.cellName(board, cell);
  }

  private static Text text(String key, Object... arguments) {
    return Text.of(BridgeExplainer.class, key, arguments);
  }
}
