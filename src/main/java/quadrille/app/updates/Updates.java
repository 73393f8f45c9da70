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
import quadrille.core.Text;

/**
 * Looks for a newer version: only while that is on, and of itself once a day at most. The server is
 * asked on a thread of its own; everything else happens on the screen's thread.
 */
public final class Updates implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(Updates.class.getName());

  private final UpdateSource source;
  private final ObjectProperty<UpdateMemory> memory;
  private final Runnable keep;
  private final Executor screen;
  private final InstantSource clock;
  private final ReadOnlyObjectWrapper<@Nullable Release> newer =
      new ReadOnlyObjectWrapper<>(this, "newer");

  private @Nullable Thread asking;
  private Consumer<Text> told = text -> {};

  /**
   * @param memory what is remembered; changed when a server is asked or a version dismissed
   * @param keep writes it down
   * @param screen runs what it is given later, in order, on the screen's thread
   */
  public Updates(
      UpdateSource source,
      ObjectProperty<UpdateMemory> memory,
      Runnable keep,
      Executor screen,
      InstantSource clock) {
    this.source = source;
    this.memory = memory;
    this.keep = keep;
    this.screen = screen;
    this.clock = clock;
  }

  public UpdateSource source() {
    return source;
  }

  /** The newer version that the player may want to know of, or null. */
  public ReadOnlyObjectProperty<@Nullable Release> newerProperty() {
    return newer.getReadOnlyProperty();
  }

  public boolean isOn() {
    return source.isThere() && memory.get().on();
  }

  /** Turns it on, and looks if it is time, or off: then what was found is forgotten. */
  public void turn(boolean on) {
    remember(memory.get().turned(on));
    if (on) {
      look();
    } else {
      close();
      newer.set(null);
    }
  }

  /** Asks, if that is on and was not done for a day; what goes wrong is only logged. */
  public void look() {
    if (isOn() && memory.get().isDue(clock.instant())) {
      ask();
    }
  }

  /**
   * Asks, if that is on, whenever it was last done.
   *
   * @param listener told in a sentence what came of it
   */
  public void lookNow(Consumer<Text> listener) {
    if (isOn()) {
      told = listener;
      ask();
    }
  }

  /** Tells of this version no more. */
  public void dismiss(Release release) {
    newer.set(null);
    remember(memory.get().without(release.version().toString()));
  }

  /** Waits for no answer any more. */
  @Override
  public void close() {
    if (asking != null) {
      asking.interrupt();
      asking = null;
      told = text -> {};
    }
  }

  private void remember(UpdateMemory now) {
    memory.set(now);
    keep.run();
  }

  private void ask() {
    if (asking == null) {
      remember(memory.get().askedAt(clock.instant()));
      asking = Thread.ofVirtual().name("updates").start(this::answer);
    }
  }

  private void answer() {
    Thread self = Thread.currentThread();
    try {
      Optional<Release> found = source.ask();
      screen.execute(() -> finished(self, found, said(found)));
    } catch (UpdateException e) {
      LOG.log(Level.INFO, "whether there is a newer version is not known: " + e.getMessage());
      screen.execute(() -> finished(self, Optional.empty(), e.text()));
    } catch (InterruptedException e) {
      // Closed, or turned off: nobody waits for the answer.
    }
  }

  private static Text said(Optional<Release> found) {
    return found
        .map(
            each ->
                Text.of(
                    Updates.class, "told.newer", each.version().toString(), each.page().toString()))
        .orElseGet(() -> Text.of(Updates.class, "told.newest"));
  }

  private void finished(Thread answered, Optional<Release> found, Text said) {
    if (asking != answered) {
      return;
    }
    asking = null;
    String dismissed = memory.get().dismissed();
    found.filter(each -> !each.version().toString().equals(dismissed)).ifPresent(newer::set);
    Consumer<Text> listener = told;
    told = text -> {};
    listener.accept(said);
  }
}
