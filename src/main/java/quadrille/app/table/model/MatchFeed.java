package quadrille.app.table.model;

import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import quadrille.app.table.analyst.CandidateMove;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.match.MatchListener;
import quadrille.match.MatchState;
import quadrille.search.SearchReport;

/**
 * Passes the events of a match to the screen's thread. Skips events that are out of date before the
 * screen has time for them, so that a fast match cannot flood it.
 */
final class MatchFeed implements MatchListener {
  private final Executor screen;
  private final Listener listener;
  private final AtomicReference<@Nullable MatchState> state = new AtomicReference<>();
  private final PerSide<AtomicReference<@Nullable CandidateMove>> reports =
      PerSide.each(side -> new AtomicReference<>());

  /** Takes the events on the screen's thread. */
  interface Listener {
    void stateChanged(MatchState state);

    /** A computer has reported its best move so far. */
    void computerThought(CandidateMove move);

    void drawDeclined(Side side);
  }

  MatchFeed(Executor screen, Listener listener) {
    this.screen = screen;
    this.listener = listener;
  }

  @Override
  public void changed(MatchState now) {
    if (state.getAndSet(now) == null) {
      screen.execute(this::deliverState);
    }
  }

  private void deliverState() {
    MatchState newest = state.getAndSet(null);
    if (newest != null) {
      listener.stateChanged(newest);
    }
  }

  @Override
  public void thinking(Side side, Line line, SearchReport report) {
    AtomicReference<@Nullable CandidateMove> slot = reports.of(side);
    if (slot.getAndSet(new CandidateMove(line, report)) == null) {
      screen.execute(() -> deliver(slot));
    }
  }

  private void deliver(AtomicReference<@Nullable CandidateMove> slot) {
    CandidateMove newest = slot.getAndSet(null);
    if (newest != null) {
      listener.computerThought(newest);
    }
  }

  @Override
  public void drawDeclined(Side side) {
    screen.execute(() -> listener.drawDeclined(side));
  }
}
