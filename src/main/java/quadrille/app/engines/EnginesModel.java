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
 * The model of the engine list. For the FX thread; files and programs are handled in the
 * background.
 */
final class EnginesModel {
  private final EngineList list;
  private final Executor background;
  private final Executor fxExecutor;
  private final ObservableList<EngineEntry> entries = FXCollections.observableArrayList();
  private final ReadOnlyObjectWrapper<@Nullable Text> notice = new ReadOnlyObjectWrapper<>();

  /**
   * @param background runs slow tasks, several at a time
   * @param fxExecutor runs tasks later on the FX thread
   */
  EnginesModel(EngineList list, Executor background, Executor fxExecutor) {
    this.list = list;
    this.background = background;
    this.fxExecutor = fxExecutor;
  }

  /** The engines in the order in which they were added. */
  ObservableList<EngineEntry> entries() {
    return entries;
  }

  /** The result of the last action, or null. */
  ReadOnlyObjectProperty<@Nullable Text> noticeProperty() {
    return notice.getReadOnlyProperty();
  }

  void load() {
    background(() -> null);
  }

  /**
   * Adds an engine.
   *
   * @param command the command line
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

  /** Starts the engine, checks the handshake and quits it. */
  void test(EngineEntry entry, GameModule module) {
    notice.set(text("notice.trying", entry.name()));
    background(
        () -> {
          Handshake handshake = Handshake.perform(entry, module.game(), module.protocol());
          return text(
              "notice.ready", entry.name(), handshake.name(), handshake.durationMs() / 1000.0);
        });
  }

  private void background(Task work) {
    background.execute(
        () -> {
          Text result = runTask(work);
          try {
            // A list that was read earlier must not be shown later.
            synchronized (list) {
              List<EngineEntry> read = list.read();
              fxExecutor.execute(() -> show(read, result));
            }
          } catch (BadInputException e) {
            fxExecutor.execute(() -> notice.set(e.text()));
          }
        });
  }

  private void show(List<EngineEntry> read, @Nullable Text result) {
    // A test leaves the list as it is, so that the focus stays where it was.
    if (!entries.equals(read)) {
      entries.setAll(read);
    }
    if (result != null) {
      notice.set(result);
    }
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

  private static Text text(String key, Object... arguments) {
    return Text.of(EnginesModel.class, key, arguments);
  }

  /** A slow task that returns the notice to show. */
  @FunctionalInterface
  private interface Task {
    @Nullable Text run() throws BadInputException, EngineException, IOException;
  }
}
