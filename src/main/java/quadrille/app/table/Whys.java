package quadrille.app.table;

import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import quadrille.app.common.Watch;
import quadrille.core.Side;
import quadrille.core.Text;
import quadrille.search.Reasons;

/**
 * Why the machines at the table want to play what they think of: found on a thread of its own, for
 * their last thoughts only. For the screen's thread.
 */
final class Whys implements AutoCloseable {
  private final Reasons reasons;
  private final Executor screen;
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("reasons").daemon().factory());
  private final Sides<AtomicReference<@Nullable Thought>> open =
      Sides.each(side -> new AtomicReference<>());
  private final Sides<ReadOnlyObjectWrapper<@Nullable Text>> whys =
      Sides.each(side -> new ReadOnlyObjectWrapper<>());

  /**
   * @param screen runs what it is given later, in order, on the screen's thread
   */
  Whys(TableModel model, Executor screen, Watch watch) {
    reasons = model.room().reasons();
    this.screen = screen;
    for (Side side : Side.values()) {
      watch.on(model.thoughtProperty(side), this::ask);
    }
  }

  /** The reason for what a side's machine thought last, or null. */
  ReadOnlyObjectProperty<@Nullable Text> whyProperty(Side side) {
    return whys.of(side).getReadOnlyProperty();
  }

  private void ask(@Nullable Thought thought) {
    if (thought != null && open.of(thought.side()).getAndSet(thought) == null) {
      thread.execute(() -> answer(thought.side()));
    }
  }

  private void answer(Side side) {
    Thought newest = open.of(side).getAndSet(null);
    if (newest != null) {
      Text why = reasons.why(newest.line(), newest.report());
      screen.execute(() -> whys.of(side).set(why));
    }
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
