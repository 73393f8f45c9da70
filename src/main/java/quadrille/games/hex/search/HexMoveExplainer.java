package quadrille.games.hex.search;

import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexNotation;
import quadrille.games.hex.HexPosition;
import quadrille.games.hex.connections.CarrierList;
import quadrille.games.hex.connections.CellSet;
import quadrille.games.hex.connections.MustPlayAnalysis;
import quadrille.games.hex.connections.StoneSets;
import quadrille.games.hex.connections.Thoroughness;
import quadrille.games.hex.connections.VirtualConnections;
import quadrille.games.hex.search.HexLinks.Link;
import quadrille.search.MoveExplainer;
import quadrille.search.SearchReport;
import quadrille.text.Text;

/**
 * Explains why a move in Hex is good: the connection it makes, keeps or needs, and how far each
 * side then is from connecting its edges.
 */
public final class HexMoveExplainer implements MoveExplainer {

  @Override
  public @Nullable Text explain(Line line, SearchReport report) {
    HexPosition position = (HexPosition) line.position();
    if (report.bestMove() == HexPosition.SWAP) {
      return text("reason.swap");
    }
    int cell = (int) report.bestMove();
    HexPosition after = position.play(cell);
    if (after.winner() != null) {
      return text(after.winner() == Side.FIRST ? "reason.joins.first" : "reason.joins.second");
    }
    Text certain = MoveExplainer.explainDecided(report);
    Text distance = certain == null ? explainDistance(line, after) : certain;
    return MoveExplainer.join(explainConnection(line, position, cell), distance);
  }

  private @Nullable Text explainConnection(Line line, HexPosition position, int cell) {
    Link[] bridges = HexLinks.withBridges(position.board()).bridgesOf(position.turn());
    Text kept = line.parent() == null ? null : explainKept(position, bridges, line.move(), cell);
    if (kept != null) {
      return kept;
    }
    Text mustPlay = explainMustPlay(line, position, cell);
    return mustPlay == null ? explainMade(position, bridges, cell) : mustPlay;
  }

  /** The bridge that the opponent's last stone intruded into and this one keeps, or null. */
  private @Nullable Text explainKept(
      HexPosition position, Link[] bridges, long intruder, int cell) {
    for (Link bridge : bridges) {
      if (bridge.replyTo(intruder) == cell && bridge.isHeldBy(position.turn(), position)) {
        String from = HexNotation.cellName(position.board(), bridge.from());
        String to = HexNotation.cellName(position.board(), bridge.to());
        return bridge.isToEdge() ? text("reason.keeps.edge", from) : text("reason.keeps", from, to);
      }
    }
    return null;
  }

  /** The stone or the edge that a bridge connects this cell to, or null. */
  private @Nullable Text explainMade(HexPosition position, Link[] bridges, int cell) {
    for (Link bridge : bridges) {
      boolean touches = bridge.from() == cell || bridge.to() == cell;
      int far = bridge.from() == cell ? bridge.to() : bridge.from();
      if (touches && bridge.isIntact(position)) {
        if (bridge.isToEdge()) {
          return text("reason.bridge.edge");
        }
        if (position.stone(far) == position.turn()) {
          return text("reason.bridge", HexNotation.cellName(position.board(), far));
        }
      }
    }
    return null;
  }

  /** The size of the must-play region, if the opponent threatens to connect. */
  private @Nullable Text explainMustPlay(Line line, HexPosition position, int cell) {
    HexBoard board = position.board();
    if (!MustPlayAnalysis.supports(board)) {
      return null;
    }
    Side other = position.turn().other();
    VirtualConnections threats = new VirtualConnections(board, other, Thoroughness.HIGH);
    threats.find(StoneSets.of(position), null, false, () -> false);
    CellSet region = threats.isJoined() ? CellSet.EMPTY : mustPlayRegion(threats.threats());
    if (region == null || !region.contains(cell)) {
      return null;
    }
    Text name = line.game().sideName(other, line.settings());
    return text("reason.must-play", region.size(), name);
  }

  /** The cells that all threats need; null without a threat. */
  private static @Nullable CellSet mustPlayRegion(CarrierList threats) {
    CellSet region = null;
    for (int i = 0; i < threats.size(); i++) {
      region = region == null ? threats.carrier(i) : region.and(threats.carrier(i));
    }
    return region;
  }

  private @Nullable Text explainDistance(Line line, HexPosition after) {
    HexDistance distance = new HexDistance(HexLinks.withBridges(after.board()));
    Side own = after.turn().other();
    int mine = distance.of(after, own);
    int theirs = distance.of(after, own.other());
    if (mine == distance.unreachable() || theirs == distance.unreachable()) {
      return null;
    }
    if (mine == 0) {
      // Two bridges that share a cell cannot both be kept.
      return new HexBridges(after).safeChain(own).isEmpty() ? null : text("reason.joined");
    }
    Text name = line.game().sideName(own.other(), line.settings());
    return text("reason.distance", mine, name, theirs);
  }
}
