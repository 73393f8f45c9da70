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
 * Looks for a newer version: only while that is on, and of itself once a day at most. The server is
 * asked on a thread of its own; everything else happens on the screen's thread.
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
   * @param memory what is remembered; changed when a server is asked or a version dismissed
   * @param keep writes it down
   * @param screen runs what it is given later, in order, on the screen's thread
   */
  public UpdateChecker(
      UpdateSource source,
      ObjectProperty<UpdateCheckState> memory,
      Runnable keep,
      Executor screen,
      InstantSource clock) {
    this.source = source;
    this.state = memory;
    this.saveState = keep;
    this.fxExecutor = screen;
    this.clock = clock;
  }

  public UpdateSource source() {
    return source;
  }

  /** The newer version that the player may want to know of, or null. */
  public ReadOnlyObjectProperty<@Nullable Release> newerReleaseProperty() {
    return newerRelease.getReadOnlyProperty();
  }

  public boolean isEnabled() {
    return source.isAvailable() && state.get().on();
  }

  /** Turns it on, and looks if it is time, or off: then what was found is forgotten. */
  public void setEnabled(boolean on) {
    update(state.get().withEnabled(on));
    if (on) {
      checkIfDue();
    } else {
      close();
      newerRelease.set(null);
    }
  }

  /** Asks, if that is on and was not done for a day; what goes wrong is only logged. */
  public void checkIfDue() {
    if (isEnabled() && state.get().isDue(clock.instant())) {
      startCheck();
    }
  }

  /**
   * Asks, if that is on, whenever it was last done.
   *
   * @param listener told in a sentence what came of it
   */
  public void checkNow(Consumer<Text> listener) {
    if (isEnabled()) {
      onResult = listener;
      startCheck();
    }
  }

  /** Tells of this version no more. */
  public void dismiss(Release release) {
    newerRelease.set(null);
    update(state.get().withDismissed(release.version().toString()));
  }

  /** Waits for no answer any more. */
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
      LOG.log(Level.INFO, "whether there is a newer version is not known: " + e.getMessage());
      fxExecutor.execute(() -> finished(self, Optional.empty(), e.text()));
    } catch (InterruptedException e) {
      // Closed, or turned off: nobody waits for the answer.
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

  private void finished(Thread answered, Optional<Release> found, Text said) {
    if (!answered.equals(worker)) {
      return;
    }
    worker = null;
    String dismissed = state.get().dismissed();
    found.filter(each -> !each.version().toString().equals(dismissed)).ifPresent(newerRelease::set);
    Consumer<Text> listener = onResult;
    onResult = text -> {};
    listener.accept(said);
  }
}
