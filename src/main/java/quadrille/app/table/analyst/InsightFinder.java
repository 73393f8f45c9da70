package quadrille.app.table.analyst;

import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import quadrille.core.Line;
import quadrille.search.insight.Insight;
import quadrille.search.insight.Insights;
import quadrille.search.insight.Insights.Topic;

/**
 * Finds insights in the background, one at a time: a request ends the one before it. For the
 * screen's thread.
 */
public final class InsightFinder {
  private final Insights insights;
  private final Executor screen;
  private AtomicBoolean stop = new AtomicBoolean();

  /**
   * @param screen runs tasks later, in order, on the screen's thread
   */
  public InsightFinder(Insights insights, Executor screen) {
    this.insights = insights;
    this.screen = screen;
  }

  /**
   * Finds an insight.
   *
   * @param answer called once, or several times while more becomes known
   */
  public void find(Topic topic, Line line, Consumer<Insight> answer) {
    cancel();
    AtomicBoolean stopThis = stop;
    Consumer<Insight> deliver =
        insight ->
            screen.execute(
                () -> {
                  if (!stopThis.get()) {
                    answer.accept(insight);
                  }
                });
    Thread.ofPlatform()
        .name("insight")
        .daemon()
        .start(() -> insights.find(topic, line, deliver, stopThis::get));
  }

  /** Ends the request that is under way; it is answered no more. */
  public void cancel() {
    stop.set(true);
    stop = new AtomicBoolean();
  }
}
