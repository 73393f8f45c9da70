package quadrille.app.table.analysis;

import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import quadrille.app.table.analyst.SideReport;
import quadrille.app.table.model.PerSide;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.Subscriptions;
import quadrille.core.Side;
import quadrille.search.MoveExplainer;
import quadrille.text.Text;

/**
 * Why the machines at the table want to play what they think of: found on a thread of its own, for
 * their last thoughts only. For the screen's thread.
 */
final class MoveExplanations implements AutoCloseable {
  private final MoveExplainer reasons;
  private final Executor screen;
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("reasons").daemon().factory());
  private final PerSide<AtomicReference<@Nullable SideReport>> pending =
      PerSide.each(side -> new AtomicReference<>());
  private final PerSide<ReadOnlyObjectWrapper<@Nullable Text>> explanations =
      PerSide.each(side -> new ReadOnlyObjectWrapper<>());

  /**
   * @param screen runs what it is given later, in order, on the screen's thread
   */
  MoveExplanations(TableModel model, Executor screen, Subscriptions watch) {
    reasons = model.room().explainer();
    this.screen = screen;
    for (Side side : Side.values()) {
      watch.subscribe(model.reportProperty(side), this::request);
    }
  }

  /** The reason for what a side's machine thought last, or null. */
  ReadOnlyObjectProperty<@Nullable Text> explanationProperty(Side side) {
    return explanations.of(side).getReadOnlyProperty();
  }

  private void request(@Nullable SideReport thought) {
    if (thought != null && pending.of(thought.side()).getAndSet(thought) == null) {
      thread.execute(() -> explain(thought.side()));
    }
  }

  private void explain(Side side) {
    SideReport newest = pending.of(side).getAndSet(null);
    if (newest != null) {
      Text why = reasons.explain(newest.line(), newest.report());
      screen.execute(() -> explanations.of(side).set(why));
    }
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
