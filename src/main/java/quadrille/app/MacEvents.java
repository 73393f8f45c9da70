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
 * What macOS tells the program by events: above all which files to open, which the Finder does not
 * pass as arguments. Elsewhere it does nothing.
 *
 * <p>The events come through AWT, which has to be there before JavaFX: the program is then AWT's in
 * the eyes of macOS, and JavaFX its guest. JavaFX by itself hears of no file any more since its
 * version 25, as it takes them for addresses, which it hands to AWT, and drops where that is not
 * there yet. As AWT's the program would also be ended by the menu without a word to JavaFX; so it
 * is asked to quit first.
 *
 * <p>Read from the sources of JavaFX 26 and what AWT documents, and never run on a Mac.
 * Thread-safe.
 */
final class MacEvents {
  /** Those of the system that the program runs on. */
  static final MacEvents SYSTEM = new MacEvents();

  private static final System.Logger LOG = System.getLogger(MacEvents.class.getName());

  private final List<Path> pending = new ArrayList<>();
  private @Nullable Consumer<Path> opener;

  /**
   * Listens from now on; to be called before JavaFX starts.
   *
   * @param system as {@code os.name} tells it
   */
  void listen(String system) {
    if (!system.startsWith("Mac")) {
      return;
    }
    // As JavaFX asks for, so that light and dark follow the system.
    System.getProperties().putIfAbsent("apple.awt.application.appearance", "system");
    try {
      Desktop desktop = Desktop.getDesktop();
      desktop.setOpenFileHandler(event -> filesOpened(event.getFiles()));
      // Without an answer macOS waits for the end, which comes when everything is written down.
      desktop.setQuitHandler((event, response) -> Platform.exit());
    } catch (UnsupportedOperationException e) {
      LOG.log(Level.WARNING, "files of the Finder are not opened: " + e);
    }
  }

  /** Files that are to be opened: now, or when there is a window. */
  synchronized void filesOpened(List<File> files) {
    files.forEach(each -> pending.add(each.toPath()));
    deliver();
  }

  /**
   * Passes the files on, those that came before as well.
   *
   * @param next called by any thread, once for each file; null for nobody
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
