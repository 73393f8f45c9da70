package quadrille.app.common;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quadrille.core.Text;
import quadrille.records.GameStore;
import quadrille.records.RecordsException;

/**
 * The kept games as screens ask for them: nothing is read or written on the screen's thread, and
 * the answers come there. For the screen's thread.
 */
public final class Archive implements AutoCloseable {
  private final GameStore store;
  private final Executor screen;
  private Consumer<Text> trouble = text -> {};
  private @Nullable Text told;

  /**
   * @param screen runs what it is given later, in order, on the screen's thread
   */
  public Archive(GameStore store, Executor screen) {
    this.store = store;
    this.screen = screen;
  }

  /** Something that is asked of the store, on another thread. */
  public interface Request<T extends @Nullable Object> {
    T ask(GameStore store) throws RecordsException;
  }

  public GameStore store() {
    return store;
  }

  /** Who is told, on the screen's thread, why games cannot be kept or read. */
  public void setTrouble(Consumer<Text> listener) {
    trouble = listener;
  }

  /** Asks the store; if it cannot answer, that is told instead. */
  public <T extends @Nullable Object> void ask(Request<T> request, Consumer<T> answer) {
    Thread.ofVirtual().name("archive").start(() -> answer(request, answer));
  }

  private <T extends @Nullable Object> void answer(Request<T> request, Consumer<T> answer) {
    try {
      T found = request.ask(store);
      screen.execute(() -> answer.accept(found));
    } catch (RecordsException e) {
      tell(e.text());
    }
  }

  /** Tells the player why games are not kept, once for each reason; by any thread. */
  public void tell(Text why) {
    screen.execute(
        () -> {
          if (!why.equals(told)) {
            told = why;
            trouble.accept(why);
          }
        });
  }

  /** Waits until all that was to be written is written. */
  @Override
  public void close() {
    store.close();
  }
}
