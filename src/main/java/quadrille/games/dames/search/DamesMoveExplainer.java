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

  /** How many moves of a sequence are named. */
  private static final int MAX_NAMED_PLIES = 11;

  @Override
  public @Nullable Text explain(Line line, SearchReport report) {
    DamesPosition position = (DamesPosition) line.position();
    Text now = immediateReason(position, report.bestMove());
    Text certain = MoveExplainer.explainDecided(report);
    Text result = certain == null ? tableResult(line, report) : certain;
    return MoveExplainer.join(now, result == null ? reasonFromLine(line, report.line()) : result);
  }

  /** What the endgame tables say about the move, or about the end of the expected line. */
  private @Nullable Text tableResult(Line line, SearchReport report) {
    DamesPosition position = (DamesPosition) line.position();
    Bitbases tables = Bitbases.of(position.rules());
    position = position.play(report.bestMove());
    EndgameResult reply = tables.solve(position);
    if (reply != null) {
      String result = "reason.table." + reply.opposite();
      int length = Score.pliesByTable(report.score());
      return text(length > 0 ? result + ".in" : result, length);
    }
    if (!Score.isTableResult(report.score())) {
      return null;
    }
    EndgameResult result = report.score() > 0 ? EndgameResult.WIN : EndgameResult.LOSS;
    List<Long> moves = report.line();
    for (int plies = 2; plies <= moves.size(); plies++) {
      position = position.play(moves.get(plies - 1));
      if (tables.solve(position) != null) {
        return text("reason.ending." + result, sequence(line, moves, 0, plies));
      }
    }
    return text("reason.table." + result);
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

  private @Nullable Text reasonFromLine(Line line, List<Long> moves) {
    MaterialExchange exchange = MaterialExchange.of((DamesPosition) line.position(), moves);
    if (exchange.settledPly() == 0) {
      return null;
    }
    int now = DamesMove.captureCount(moves.getFirst());
    if (exchange.gain() > now) {
      return winningReason(exchange, now, sequence(line, moves, 0, exchange.settledPly()));
    }
    if (exchange.gain() < now) {
      int lost = now - exchange.gain();
      String after = sequence(line, moves, 1, exchange.settledPly());
      return text(now > 0 ? "reason.back" : "reason.loses", lost, after);
    }
    // What the move itself captures is already named, and is no part of an exchange after it.
    int from = now > 0 ? 1 : 0;
    if (exchange.piecesLost() > 0 && firstCapture(moves, from) <= MAX_FIRST_CAPTURE_PLY) {
      String named = sequence(line, moves, from, exchange.settledPly());
      return text("reason.exchange", exchange.piecesLost(), named);
    }
    int crowned = now > 0 ? 0 : exchange.crowningPly();
    if (crowned > 1) {
      return text("reason.crowns.later", crowned);
    }
    return now > 0 || exchange.piecesLost() > 0 || exchange.settledPly() < 2
        ? null
        : text("reason.quiet", exchange.settledPly());
  }

  /** The ply of the first capture after a number of moves; more than there are if there is none. */
  private static int firstCapture(List<Long> moves, int from) {
    int ply = from;
    while (ply < moves.size() && DamesMove.captureCount(moves.get(ply)) == 0) {
      ply++;
    }
    return ply + 1;
  }

  private Text winningReason(MaterialExchange exchange, int now, String all) {
    if (exchange.maxDeficit() > 0) {
      int lost = exchange.piecesLost();
      return text("reason.shot", lost, lost + exchange.gain(), all);
    }
    return text("reason.wins", exchange.gain() - now, all);
  }

  /** Names the moves from one ply up to another, or the first of them if they are many. */
  private static String sequence(Line line, List<Long> moves, int from, int to) {
    int end = Math.min(to, from + MAX_NAMED_PLIES);
    List<String> names = line.textsOf(moves.subList(0, end)).subList(from, end);
    return String.join(" ", names) + (end < to ? " …" : "");
  }
}
