package quadrille.app.table.model;

import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quadrille.app.table.analyst.CandidateMove;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.match.MatchListener;
import quadrille.match.MatchState;
import quadrille.search.SearchReport;

/**
 * Passes the events of a match to a listener on the screen's thread. Skips events that are out of
 * date before the screen has time for them, so that a fast match cannot flood it.
 */
final class MatchFeed implements MatchListener {
  private final Executor screen;
  private final MatchListener listener;
  private final AtomicReference<@Nullable MatchState> state = new AtomicReference<>();
  private final PerSide<AtomicReference<@Nullable CandidateMove>> reports =
      PerSide.each(side -> new AtomicReference<>());

  MatchFeed(Executor screen, MatchListener listener) {
    this.screen = screen;
    this.listener = listener;
  }

  @Override
  public void changed(MatchState now) {
    pass(state, now, listener::changed);
  }

  @Override
  public void thinking(Side side, Line line, SearchReport report) {
    pass(
        reports.of(side),
        new CandidateMove(line, report),
        newest -> listener.thinking(side, newest.line(), newest.report()));
  }

  @Override
  public void drawDeclined(Side side) {
    screen.execute(() -> listener.drawDeclined(side));
  }

  /** Passes an event on, or lets it replace the one that waits for the screen in its slot. */
  private <T> void pass(AtomicReference<@Nullable T> slot, T event, Consumer<T> receiver) {
    if (slot.getAndSet(event) == null) {
      screen.execute(
          () -> {
            T newest = slot.getAndSet(null);
            if (newest != null) {
              receiver.accept(newest);
            }
          });
    }
  }
}
