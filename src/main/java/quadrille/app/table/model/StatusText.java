package quadrille.app.table.model;

import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.MoveNumber;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.match.MatchState.Phase;
import quadrille.text.Text;

/** Words the status below the board: whose turn it is, a notice, or the result. */
public final class StatusText {
  private StatusText() {}

  public static Text of(TableModel model) {
    Outcome outcome = model.outcome();
    Text notice = model.notices().noticeProperty().get();
    Line shown = model.navigation().line();
    if (!model.navigation().isLive()) {
      return notice != null ? notice : viewingPast(model, shown);
    }
    if (outcome != null) {
      return ended(model, outcome);
    }
    Text news = news(model);
    return notice != null ? notice : news != null ? news : turn(model);
  }

  /** What has to be known about those who play over the network, or null. */
  public static @Nullable Text news(TableModel model) {
    SharedTable shared = model.shared();
    return shared == null || !model.navigation().isLive() ? null : shared.news().getValue();
  }

  /** Who won, or that nobody did, in two words; null while the end of a game is not shown. */
  public static @Nullable Text result(TableModel model) {
    Outcome outcome = model.outcome();
    if (outcome == null || !model.navigation().isLive()) {
      return null;
    }
    Side winner = outcome.winner();
    return winner == null ? text("status.drawn") : text("status.winner", name(model, winner));
  }

  /** Why the game ended; null while the end of a game is not shown. */
  public static @Nullable Text reason(TableModel model) {
    Outcome outcome = model.outcome();
    return outcome == null || !model.navigation().isLive() ? null : outcome.text();
  }

  private static Text viewingPast(TableModel model, Line shown) {
    Line played = model.game().current().line();
    Text where = place(shown, played);
    return model.canRetry() ? text("status.again", where) : where;
  }

  private static Text place(Line shown, Line played) {
    if (shown.parent() == null) {
      return text("moves.start");
    }
    MoveNumber move = MoveNumber.of(shown);
    Text side = shown.game().sideName(move.side(), shown.settings());
    return played.path().contains(shown)
        ? text("status.past", move.number(), side, MoveNumber.of(played).number())
        : text("status.variation", move.number(), side);
  }

  /** How a game ended, in a sentence. */
  public static Text ended(TableModel model, Outcome outcome) {
    Side winner = outcome.winner();
    return winner == null
        ? text("status.draw", outcome.text())
        : text("status.won", name(model, winner), outcome.text());
  }

  private static Text turn(TableModel model) {
    Side turn = model.line().position().turn();
    if (model.controls().isPaused()) {
      return text("status.paused", name(model, turn));
    }
    if (!model.isViewOnly() && model.state().phase() == Phase.READY) {
      return text("status.ready");
    }
    Text next =
        text(model.seats().isComputer(turn) ? "status.thinking" : "status.turn", name(model, turn));
    Text news = moveNews(model.line());
    return news == null ? next : text("status.news", news, next);
  }

  /** What has to be said about the last move, or null. */
  private static @Nullable Text moveNews(Line line) {
    Line before = line.parent();
    return before == null
        ? null
        : line.game().moveNews(before.position(), line.move(), line.settings());
  }

  private static Text name(TableModel model, Side side) {
    return model.module().game().sideName(side, model.line().settings());
  }

  /**
   * The side that the status is about: the side to move, the winner, or in an earlier position the
   * side that moved last; null for a draw.
   */
  public static @Nullable Side side(TableModel model) {
    Line shown = model.navigation().line();
    if (model.navigation().isLive()) {
      Outcome outcome = model.outcome();
      return outcome == null ? shown.position().turn() : outcome.winner();
    }
    return shown.parent() == null ? shown.position().turn() : MoveNumber.of(shown).side();
  }

  /** The draw rule that is nearest to ending the game, or null while none is near. */
  public static @Nullable Text counter(TableModel model) {
    Line line = model.navigation().line();
    if (line.outcome() != null) {
      return null;
    }
    if (line.occurrences() == 2) {
      return text("status.repetition");
    }
    Line.DrawCount count = line.nearestDraw();
    return count == null ? null : counter(count);
  }

  /** The rules name the moves of each side, not plies. */
  private static Text counter(Line.DrawCount count) {
    return text("status.counter", count.counter().text(), count.plies() / 2, count.limit() / 2);
  }

  private static Text text(String key, Object... arguments) {
    return Text.of(StatusText.class, key, arguments);
  }
}
