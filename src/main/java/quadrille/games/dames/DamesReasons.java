package quadrille.games.dames;

import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.core.Text;
import quadrille.games.dames.DamesRules.Capture;
import quadrille.search.Reasons;
import quadrille.search.SearchReport;

/** Says why a move of Dames is good: what it takes, what it wins or gives by the expected line. */
public final class DamesReasons implements Reasons {
  /** Captures that come later than this are no reason for the move. */
  private static final int SOON = 3;

  @Override
  public @Nullable Text why(Line line, SearchReport report) {
    DamesPosition position = (DamesPosition) line.position();
    Text now = atOnce(position, report.bestMove());
    Text certain = Reasons.decided(report);
    return Reasons.both(now, certain == null ? later(position, report.line()) : certain);
  }

  private static @Nullable Text atOnce(DamesPosition position, long move) {
    if (DamesMove.isCapture(move)) {
      boolean free = position.rules().capture() == Capture.OPTIONAL;
      int captures = DamesMove.captures(move);
      return text(free ? "reason.captures" : "reason.forced", captures);
    }
    if (MoveList.of(position).size() == 1) {
      return text("reason.only");
    }
    return DamesMove.isCrowned(move) ? text("reason.crowns") : null;
  }

  private static @Nullable Text later(DamesPosition position, List<Long> moves) {
    Exchange exchange = Exchange.of(position, moves);
    int now = DamesMove.captures(moves.getFirst());
    if (exchange.gain() > now) {
      return wins(exchange, now);
    }
    if (exchange.gain() < now) {
      return text(now > 0 ? "reason.back" : "reason.loses", now - exchange.gain());
    }
    if (exchange.lost() > 0 && exchange.firstCapture() <= SOON) {
      return text("reason.exchange", exchange.lost());
    }
    int crowned = now > 0 ? 0 : exchange.crowned();
    if (crowned > 1) {
      return text("reason.crowns.later", crowned);
    }
    return now > 0 || exchange.settled() < 2 ? null : text("reason.quiet", exchange.settled());
  }

  private static Text wins(Exchange exchange, int now) {
    int most = exchange.gain() + exchange.given();
    if (exchange.given() > 0) {
      return text("reason.shot", exchange.given(), most, exchange.settled());
    }
    return text("reason.wins", exchange.gain() - now, exchange.settled());
  }

  private static Text text(String key, Object... arguments) {
    return Text.of(DamesReasons.class, key, arguments);
  }
}
