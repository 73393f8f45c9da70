package quadrille.games.hexxagon.search;

import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.games.hexxagon.HexxagonMove;
import quadrille.games.hexxagon.HexxagonPosition;
import quadrille.search.MoveExplainer;
import quadrille.search.SearchReport;
import quadrille.text.Text;

/** Explains why a move of Hexxagon is good: the pieces it gains now and along the expected line. */
public final class HexxagonMoveExplainer implements MoveExplainer {

  @Override
  public @Nullable Text explain(Line line, SearchReport report) {
    HexxagonPosition position = (HexxagonPosition) line.position();
    Text now = describeMove(position, report.bestMove());
    Text certain = MoveExplainer.explainDecided(report);
    return MoveExplainer.join(
        now, certain == null ? describeBalance(position, report.line()) : certain);
  }

  private Text describeMove(HexxagonPosition position, long move) {
    HexxagonPosition after = position.play(move);
    Side side = position.turn();
    int gain = after.count(side) - position.count(side);
    int flips = Long.bitCount(position.flips(HexxagonMove.to(move)));
    if (after.count(side.other()) == 0) {
      return text("reason.last", flips);
    }
    String kind = HexxagonMove.isJump(move) ? "reason.jump" : "reason.clone";
    return flips > 0 ? text(kind + ".turns", gain, flips) : text(kind, gain);
  }

  /** Describes the balance of pieces after the expected moves. */
  private @Nullable Text describeBalance(HexxagonPosition position, List<Long> moves) {
    if (moves.size() < 2) {
      return null;
    }
    HexxagonPosition end = position;
    for (long move : moves) {
      end = end.play(move);
    }
    Side side = position.turn();
    int ahead = end.count(side) - end.count(side.other());
    if (ahead == 0) {
      return text("reason.level", moves.size());
    }
    String key = ahead > 0 ? "reason.ahead" : "reason.behind";
    return text(key, Math.abs(ahead), moves.size());
  }
}
