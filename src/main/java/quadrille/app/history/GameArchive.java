package quadrille.app.history;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quadrille.records.GameStore;
import quadrille.records.RecordsException;
import quadrille.text.Text;

/**
 * The kept games as screens ask for them: nothing is read or written on the screen's thread, and
 * the answers come there. For the screen's thread.
 */
public final class GameArchive implements AutoCloseable {
  private final GameStore store;
  private final Executor fxExecutor;
  private Consumer<Text> onError = text -> {};
  private @Nullable Text lastReported;

  /**
   * @param screen runs what it is given later, in order, on the screen's thread
   */
  public GameArchive(GameStore store, Executor screen) {
    this.store = store;
    this.fxExecutor = screen;
  }

  /** Something that is asked of the store, on another thread. */
  public interface Query<T extends @Nullable Object> {
    T run(GameStore store) throws RecordsException;
  }

  public GameStore store() {
    return store;
  }

  /** Who is told, on the screen's thread, why games cannot be kept or read. */
  public void setOnError(Consumer<Text> listener) {
    onError = listener;
  }

  /** Asks the store; if it cannot answer, that is told instead. */
  public <T extends @Nullable Object> void query(Query<T> request, Consumer<T> answer) {
    Thread.ofVirtual().name("archive").start(() -> run(request, answer));
  }

  private <T extends @Nullable Object> void run(Query<T> request, Consumer<T> answer) {
    try {
      T found = request.run(store);
      fxExecutor.execute(() -> answer.accept(found));
    } catch (RecordsException e) {
      report(e.text());
    }
  }

  /** Tells the player why games are not kept, once for each reason; by any thread. */
  public void report(Text why) {
    fxExecutor.execute(
        () -> {
          if (!why.equals(lastReported)) {
            lastReported = why;
            onError.accept(why);
          }
        });
  }

  /** Waits until all that was to be written is written. */
  @Override
  public void close() {
    store.close();
  }
}
