package quadrille.app.history;

import java.util.function.Consumer;
import javafx.application.Platform;
import org.jspecify.annotations.Nullable;
import quadrille.records.GameStore;
import quadrille.records.RecordsException;
import quadrille.text.Text;

/**
 * Queries the stored games in the background and delivers the results on the FX thread. For the FX
 * thread.
 */
public final class GameArchive {
  private final GameStore store;
  private Consumer<Text> onError = text -> {};
  private @Nullable Text lastReported;

  public GameArchive(GameStore store) {
    this.store = store;
  }

  /** A query or a change, run on another thread. */
  public interface Query<T extends @Nullable Object> {
    T run(GameStore store) throws RecordsException;
  }

  public GameStore store() {
    return store;
  }

  /** Sets the handler for errors, called on the FX thread. */
  public void setOnError(Consumer<Text> listener) {
    onError = listener;
  }

  /** Runs a query and delivers its result; reports an error instead if it fails. */
  public <T extends @Nullable Object> void query(Query<T> request, Consumer<T> answer) {
    run(request, answer, this::report);
  }

  /**
   * Runs a query that the player has not asked for, like {@link #query}. An error that the player
   * heard of last is not reported again.
   */
  public <T extends @Nullable Object> void queryUnasked(Query<T> request, Consumer<T> answer) {
    run(
        request,
        answer,
        why ->
            Platform.runLater(
                () -> {
                  if (!why.equals(lastReported)) {
                    show(why);
                  }
                }));
  }

  private <T extends @Nullable Object> void run(
      Query<T> request, Consumer<T> answer, Consumer<Text> onFailure) {
    Thread.ofVirtual()
        .name("archive")
        .start(
            () -> {
              try {
                T found = request.run(store);
                Platform.runLater(() -> answer.accept(found));
              } catch (RecordsException e) {
                onFailure.accept(e.text());
              }
            });
  }

  /** Reports why games cannot be stored or read. May be called on any thread. */
  public void report(Text why) {
    Platform.runLater(() -> show(why));
  }

  private void show(Text why) {
    lastReported = why;
    onError.accept(why);
  }
}
