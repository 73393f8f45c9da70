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
 * Brings what a match tells to the screen's thread, in order. What is overtaken before the screen
 * has time for it is left out, so that the fastest match cannot flood the screen.
 */
final class MatchFeed implements MatchListener {
  private final Executor screen;
  private final Listener listener;
  private final AtomicReference<@Nullable MatchState> state = new AtomicReference<>();
  private final PerSide<AtomicReference<@Nullable CandidateMove>> thoughts =
      PerSide.each(side -> new AtomicReference<>());

  /** Who is told, on the screen's thread. */
  interface Listener {
    void stateChanged(MatchState state);

    void computerThought(CandidateMove move);

    void drawDeclined(Side side);
  }

  MatchFeed(Executor screen, Listener reader) {
    this.screen = screen;
    this.listener = reader;
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
    AtomicReference<@Nullable CandidateMove> slot = thoughts.of(side);
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
