package quadrille.app.engines;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.games.GameModule;
import quadrille.match.engine.CommandLineWords;
import quadrille.match.engine.EngineEntry;
import quadrille.match.engine.EngineList;
import quadrille.match.engine.Handshake;
import quadrille.search.protocol.EngineException;
import quadrille.text.Text;

/**
 * The list of engines, what is done with it, and what came of it. For the screen's thread; files
 * and programs are left to another.
 */
final class EnginesModel {
  private final EngineList list;
  private final Executor background;
  private final Executor fxExecutor;
  private final ObservableList<EngineEntry> entries = FXCollections.observableArrayList();
  private final ReadOnlyObjectWrapper<@Nullable Text> notice = new ReadOnlyObjectWrapper<>();

  /**
   * @param background runs what may take long, several things at the same time
   * @param screen runs what it is given later on the screen's thread
   */
  EnginesModel(EngineList list, Executor background, Executor screen) {
    this.list = list;
    this.background = background;
    this.fxExecutor = screen;
  }

  /** The engines that are kept, in the order in which they were added. */
  ObservableList<EngineEntry> entries() {
    return entries;
  }

  /** What came of the last thing that was done, or null. */
  ReadOnlyObjectProperty<@Nullable Text> noticeProperty() {
    return notice.getReadOnlyProperty();
  }

  void load() {
    background(() -> null);
  }

  /**
   * Keeps an engine.
   *
   * @param command the program and its arguments in one line
   */
  void add(String name, Game game, String command) {
    background(
        () -> {
          EngineEntry entry =
              EngineEntry.of(name.strip(), game.id(), CommandLineWords.split(command));
          synchronized (list) {
            list.add(entry);
          }
          return text("notice.kept", name.strip());
        });
  }

  void remove(EngineEntry entry) {
    background(
        () -> {
          synchronized (list) {
            list.remove(entry.name());
          }
          return text("notice.removed", entry.name());
        });
  }

  /** Starts the engine, makes its acquaintance and ends it again. */
  void test(EngineEntry entry, GameModule module) {
    notice.set(text("notice.trying", entry.name()));
    background(
        () -> {
          Handshake made = Handshake.perform(entry, module.game(), module.protocol());
          return text("notice.ready", entry.name(), made.name(), made.durationMs() / 1000.0);
        });
  }

  private void background(Task work) {
    background.execute(
        () -> {
          Text said = runTask(work);
          List<EngineEntry> kept = read();
          fxExecutor.execute(() -> show(said, kept));
        });
  }

  private static @Nullable Text runTask(Task work) {
    try {
      return work.run();
    } catch (EngineException e) {
      return text("notice.failed", e.text());
    } catch (BadInputException e) {
      return e.text();
    } catch (IOException e) {
      return text("notice.unwritten", String.valueOf(e.getMessage()));
    }
  }

  private @Nullable List<EngineEntry> read() {
    try {
      return list.read();
    } catch (BadInputException e) {
      fxExecutor.execute(() -> notice.set(e.text()));
      return null;
    }
  }

  private void show(@Nullable Text said, @Nullable List<EngineEntry> kept) {
    if (kept != null) {
      entries.setAll(kept);
      notice.set(said);
    }
  }

  private static Text text(String key, Object... arguments) {
    return Text.of(EnginesModel.class, key, arguments);
  }

  /** Something that takes its time, and what is to be said of it. */
  @FunctionalInterface
  private interface Task {
    @Nullable Text run() throws BadInputException, EngineException, IOException;
  }
}
