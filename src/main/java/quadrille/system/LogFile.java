package quadrille.system;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.logging.FileHandler;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/** The log file of the program, at most one megabyte. */
public final class LogFile {
  private static final System.Logger LOG = System.getLogger(LogFile.class.getName());
  private static final int MAX_BYTES = 1_000_000;

  /** Held here, since a logger without references is garbage-collected with its handlers. */
  private static final Logger LOGGER = Logger.getLogger("quadrille");

  private LogFile() {}

  /** Returns the path of the log file in a data folder. */
  public static Path path(Path dataFolder) {
    return dataFolder.resolve("logs").resolve("quadrille.log");
  }

  /** Writes all log messages to the file from now on; goes on without a file if it cannot. */
  public static void open(Path dataFolder) {
    Path file = path(dataFolder);
    try {
      Files.createDirectories(file.getParent());
      String pattern = file.toString().replace("%", "%%");
      FileHandler handler = new FileHandler(pattern, MAX_BYTES, 1, true);
      handler.setFormatter(new SimpleFormatter());
      LOGGER.addHandler(handler);
    } catch (IOException e) {
      LOG.log(Level.WARNING, "cannot write the log file " + file + ": " + e);
    }
  }

  /** Closes the file. */
  public static void close() {
    for (var handler : LOGGER.getHandlers()) {
      handler.close();
      LOGGER.removeHandler(handler);
    }
  }
}
