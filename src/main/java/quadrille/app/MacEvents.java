package quadrille.app;

import java.awt.Desktop;
import java.io.File;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.application.Platform;
import org.jspecify.annotations.Nullable;

/**
 * Receives macOS events, above all the files to open, which the Finder does not pass as arguments.
 * Does nothing on other systems.
 *
 * <p>The events come through AWT, which must be initialised before JavaFX and then owns the macOS
 * application. JavaFX 25 and later no longer delivers files itself: it treats them as URLs for AWT
 * and drops them when AWT is not initialised. AWT would also quit from the menu without telling
 * JavaFX, so a quit handler exits JavaFX first.
 *
 * <p>Written from the sources of JavaFX 26 and AWT's documentation; never run on a Mac.
 * Thread-safe.
 */
final class MacEvents {
  /** The events of the running program. */
  static final MacEvents SYSTEM = new MacEvents();

  private static final System.Logger LOG = System.getLogger(MacEvents.class.getName());

  private final List<Path> pending = new ArrayList<>();
  private @Nullable Consumer<Path> opener;

  /**
   * Starts to listen; call before JavaFX starts.
   *
   * @param system the value of {@code os.name}
   */
  void listen(String system) {
    if (!system.startsWith("Mac")) {
      return;
    }
    // Lets light and dark follow the system, as JavaFX does.
    System.getProperties().putIfAbsent("apple.awt.application.appearance", "system");
    try {
      Desktop desktop = Desktop.getDesktop();
      desktop.setOpenFileHandler(event -> filesOpened(event.getFiles()));
      // Without a response macOS waits until the program has saved everything and ends.
      desktop.setQuitHandler((event, response) -> Platform.exit());
    } catch (UnsupportedOperationException e) {
      LOG.log(Level.WARNING, "files of the Finder are not opened: " + e);
    }
  }

  /** Delivers files now, or as soon as there is a window. */
  synchronized void filesOpened(List<File> files) {
    files.forEach(each -> pending.add(each.toPath()));
    deliver();
  }

  /**
   * Sets who opens files, including those that arrived earlier.
   *
   * @param next called on any thread, once per file; null to keep files waiting
   */
  synchronized void deliverTo(@Nullable Consumer<Path> next) {
    opener = next;
    deliver();
  }

  private void deliver() {
    if (opener != null) {
      pending.forEach(opener);
      pending.clear();
    }
  }
}
