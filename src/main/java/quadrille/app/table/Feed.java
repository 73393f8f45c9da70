package quadrille.app.table;

import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.match.MatchListener;
import quadrille.match.MatchState;
import quadrille.search.SearchReport;

/**
 * Brings what a match tells to the screen's thread, in order. What is overtaken before the screen
 * has time for it is left out, so that the fastest match cannot flood the screen.
 */
final class Feed implements MatchListener {
  private final Executor screen;
  private final Reader reader;
  private final AtomicReference<@Nullable MatchState> state = new AtomicReference<>();
  private final Sides<AtomicReference<@Nullable Thought>> thoughts =
      Sides.each(side -> new AtomicReference<>());

  /** Who is told, on the screen's thread. */
  interface Reader {
    void changed(MatchState state);

    void thinking(Thought thought);

    void drawDeclined(Side side);
  }

  Feed(Executor screen, Reader reader) {
    this.screen = screen;
    this.reader = reader;
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
      reader.changed(newest);
    }
  }

  @Override
  public void thinking(Side side, Line line, SearchReport report) {
    AtomicReference<@Nullable Thought> slot = thoughts.of(side);
    if (slot.getAndSet(new Thought(side, line, report)) == null) {
      screen.execute(() -> deliver(slot));
    }
  }

  private void deliver(AtomicReference<@Nullable Thought> slot) {
    Thought newest = slot.getAndSet(null);
    if (newest != null) {
      reader.thinking(newest);
    }
  }

  @Override
  public void drawDeclined(Side side) {
    screen.execute(() -> reader.drawDeclined(side));
  }
}
