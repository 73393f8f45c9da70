package quadrille.games.dames.search;

import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.games.dames.DamesMove;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules.Capture;
import quadrille.games.dames.bitbase.Bitbases;
import quadrille.games.dames.bitbase.EndgameResult;
import quadrille.search.MoveExplainer;
import quadrille.search.Score;
import quadrille.search.SearchReport;
import quadrille.text.Text;

/**
 * Explains why a move of Dames is good: what it captures, and what it wins or sacrifices along the
 * expected line.
 */
public final class DamesMoveExplainer implements MoveExplainer {
  /** Captures after this ply are not given as a reason. */
  private static final int MAX_FIRST_CAPTURE_PLY = 3;

  @Override
  public @Nullable Text explain(Line line, SearchReport report) {
    DamesPosition position = (DamesPosition) line.position();
    Text now = immediateReason(position, report.bestMove());
    Text certain = MoveExplainer.explainDecided(report);
    Text result = certain == null ? tableResult(position, report) : certain;
    return MoveExplainer.join(
        now, result == null ? reasonFromLine(position, report.line()) : result);
  }

  /** What the endgame tables say about the move, or about the end of the expected line. */
  private @Nullable Text tableResult(DamesPosition position, SearchReport report) {
    EndgameResult reply = Bitbases.of(position.rules()).solve(position.play(report.bestMove()));
    if (reply != null) {
      return text("reason.table." + reply.opposite());
    }
    if (Score.isTableResult(report.score())) {
      return text("reason.table." + (report.score() > 0 ? EndgameResult.WIN : EndgameResult.LOSS));
    }
    return null;
  }

  private @Nullable Text immediateReason(DamesPosition position, long move) {
    if (DamesMove.isCapture(move)) {
      boolean free = position.rules().capture() == Capture.OPTIONAL;
      int captures = DamesMove.captureCount(move);
      return text(free ? "reason.captures" : "reason.forced", captures);
    }
    if (position.legalMoves().size() == 1) {
      return text("reason.only");
    }
    return DamesMove.isCrowned(move) ? text("reason.crowns") : null;
  }

  private @Nullable Text reasonFromLine(DamesPosition position, List<Long> moves) {
    MaterialExchange exchange = MaterialExchange.of(position, moves);
    int now = DamesMove.captureCount(moves.getFirst());
    if (exchange.gain() > now) {
      return winningReason(exchange, now);
    }
    if (exchange.gain() < now) {
      return text(now > 0 ? "reason.back" : "reason.loses", now - exchange.gain());
    }
    if (exchange.piecesLost() > 0 && exchange.firstCapturePly() <= MAX_FIRST_CAPTURE_PLY) {
      return text("reason.exchange", exchange.piecesLost());
    }
    int crowned = now > 0 ? 0 : exchange.crowningPly();
    if (crowned > 1) {
      return text("reason.crowns.later", crowned);
    }
    return now > 0 || exchange.settledPly() < 2
        ? null
        : text("reason.quiet", exchange.settledPly());
  }

  private Text winningReason(MaterialExchange exchange, int now) {
    int most = exchange.gain() + exchange.maxDeficit();
    if (exchange.maxDeficit() > 0) {
      return text("reason.shot", exchange.maxDeficit(), most, exchange.settledPly());
    }
    return text("reason.wins", exchange.gain() - now, exchange.settledPly());
  }
}
