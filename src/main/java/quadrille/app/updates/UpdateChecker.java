package quadrille.app.updates;

import java.lang.System.Logger.Level;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import quadrille.text.Text;

/**
 * Checks for a newer version, only while enabled, and automatically at most once a day. Requests
 * run on a thread of their own; everything else happens on the JavaFX thread.
 */
public final class UpdateChecker implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(UpdateChecker.class.getName());

  private final UpdateSource source;
  private final ObjectProperty<UpdateCheckState> state;
  private final Runnable saveState;
  private final Executor fxExecutor;
  private final InstantSource clock;
  private final ReadOnlyObjectWrapper<@Nullable Release> newerRelease =
      new ReadOnlyObjectWrapper<>(this, "newer");

  private @Nullable Thread worker;
  private Consumer<Text> onResult = text -> {};

  /**
   * @param state the stored state; changes with a check or a dismissed version
   * @param saveState saves the state
   * @param fxExecutor runs tasks in order on the JavaFX thread
   */
  public UpdateChecker(
      UpdateSource source,
      ObjectProperty<UpdateCheckState> state,
      Runnable saveState,
      Executor fxExecutor,
      InstantSource clock) {
    this.source = source;
    this.state = state;
    this.saveState = saveState;
    this.fxExecutor = fxExecutor;
    this.clock = clock;
  }

  public UpdateSource source() {
    return source;
  }

  /** The newer version to announce, or null. */
  public ReadOnlyObjectProperty<@Nullable Release> newerReleaseProperty() {
    return newerRelease.getReadOnlyProperty();
  }

  public boolean isEnabled() {
    return source.isAvailable() && state.get().on();
  }

  /** Enables checks, and checks if due; or disables them, and discards what was found. */
  public void setEnabled(boolean on) {
    update(state.get().withEnabled(on));
    if (on) {
      checkIfDue();
    } else {
      close();
      newerRelease.set(null);
    }
  }

  /** Checks if enabled and due; errors are only logged. */
  public void checkIfDue() {
    if (isEnabled() && state.get().isDue(clock.instant())) {
      startCheck();
    }
  }

  /**
   * Checks if enabled, even if no check is due.
   *
   * @param listener receives the result as a sentence
   */
  public void checkNow(Consumer<Text> listener) {
    if (isEnabled()) {
      onResult = listener;
      startCheck();
    }
  }

  /** Stops announcing a version. */
  public void dismiss(Release release) {
    newerRelease.set(null);
    update(state.get().withDismissed(release.version().toString()));
  }

  /** Cancels a running check. */
  @Override
  public void close() {
    if (worker != null) {
      worker.interrupt();
      worker = null;
      onResult = text -> {};
    }
  }

  private void update(UpdateCheckState now) {
    state.set(now);
    saveState.run();
  }

  private void startCheck() {
    if (worker == null) {
      update(state.get().withLastCheck(clock.instant()));
      worker = Thread.ofVirtual().name("updates").start(this::runCheck);
    }
  }

  private void runCheck() {
    Thread self = Thread.currentThread();
    try {
      Optional<Release> found = source.check();
      fxExecutor.execute(() -> finished(self, found, describe(found)));
    } catch (UpdateException e) {
      LOG.log(Level.INFO, "update check failed: " + e.getMessage());
      fxExecutor.execute(() -> finished(self, Optional.empty(), e.text()));
    } catch (InterruptedException e) {
      // Closed or disabled: the answer is not needed.
    }
  }

  private static Text describe(Optional<Release> found) {
    return found
        .map(
            each ->
                Text.of(
                    UpdateChecker.class,
                    "told.newer",
                    each.version().toString(),
                    each.page().toString()))
        .orElseGet(() -> Text.of(UpdateChecker.class, "told.newest"));
  }

  private void finished(Thread finishedWorker, Optional<Release> found, Text result) {
    if (!finishedWorker.equals(worker)) {
      return;
    }
    worker = null;
    String dismissed = state.get().dismissed();
    found.filter(each -> !each.version().toString().equals(dismissed)).ifPresent(newerRelease::set);
    Consumer<Text> listener = onResult;
    onResult = text -> {};
    listener.accept(result);
  }
}
