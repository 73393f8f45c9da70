package quadrille.games.hex;

import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.core.Text;
import quadrille.search.Reasons;
import quadrille.search.SearchReport;

/**
 * Says why a move of Hex is good: the connection that it makes, keeps or needs, and how far each
 * side then is from joining its edges.
 */
public final class HexReasons implements Reasons {

  @Override
  public @Nullable Text why(Line line, SearchReport report) {
    HexPosition position = (HexPosition) line.position();
    if (report.bestMove() == HexPosition.SWAP) {
      return text("reason.swap");
    }
    int cell = (int) report.bestMove();
    HexPosition after = position.play(cell);
    if (after.winner() != null) {
      return text(after.winner() == Side.FIRST ? "reason.joins.first" : "reason.joins.second");
    }
    Text certain = Reasons.decided(report);
    Text distance = certain == null ? distance(line, after) : certain;
    return Reasons.both(connection(line, position, cell), distance);
  }

  private static @Nullable Text connection(Line line, HexPosition position, int cell) {
    BridgeFinder bridges = new BridgeFinder(position.board(), position.turn());
    Text kept = line.parent() == null ? null : bridges.kept(position, line.move(), cell);
    if (kept != null) {
      return kept;
    }
    Text mustPlay = mustPlay(line, position, cell);
    return mustPlay == null ? bridges.made(position, cell) : mustPlay;
  }

  /** In how few cells the opponent's threats to connect can be met, where they bind at all. */
  private static @Nullable Text mustPlay(Line line, HexPosition position, int cell) {
    HexBoard board = position.board();
    if (!HexSolver.knows(board)) {
      return null;
    }
    Side other = position.turn().other();
    Connections threats = new Connections(board, other);
    threats.find(Stones.of(position), false, () -> false);
    Cells region = threats.isJoined() ? Cells.NONE : mustPlayRegion(threats.threats());
    if (region == null || !region.contains(cell)) {
      return null;
    }
    Text name = line.game().sideName(other, line.settings());
    return text("reason.must-play", region.size(), name);
  }

  /** The cells that all threats need; null without a threat. */
  private static @Nullable Cells mustPlayRegion(CarrierList threats) {
    Cells region = null;
    for (int i = 0; i < threats.size(); i++) {
      region = region == null ? threats.carrier(i) : region.and(threats.carrier(i));
    }
    return region;
  }

  private static @Nullable Text distance(Line line, HexPosition after) {
    HexDistance distance = HexDistance.ofBridges(after.board());
    Side own = after.turn().other();
    int mine = distance.of(after, own);
    int theirs = distance.of(after, own.other());
    if (mine == distance.cutOff() || theirs == distance.cutOff()) {
      return null;
    }
    Text name = line.game().sideName(own.other(), line.settings());
    return mine == 0 ? text("reason.joined") : text("reason.distance", mine, name, theirs);
  }

  private static Text text(String key, Object... arguments) {
    return Text.of(HexReasons.class, key, arguments);
  }
}
