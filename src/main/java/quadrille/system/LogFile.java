package quadrille.system;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.logging.FileHandler;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/** The file that the program writes down what went wrong in, up to a megabyte of it. */
public final class LogFile {
  private static final System.Logger LOG = System.getLogger(LogFile.class.getName());
  private static final int MAX_BYTES = 1_000_000;

  /** Kept, as loggers that nobody holds are forgotten together with their files. */
  private static final Logger LOGGER = Logger.getLogger("quadrille");

  private LogFile() {}

  /** Where it lies in a data folder. */
  public static Path path(Path dataFolder) {
    return dataFolder.resolve("logs").resolve("quadrille.log");
  }

  /** Writes everything that is logged there from now on; goes on without a file if it cannot. */
  public static void open(Path dataFolder) {
    Path file = path(dataFolder);
    try {
      Files.createDirectories(file.getParent());
      String pattern = file.toString().replace("%", "%%");
      FileHandler handler = new FileHandler(pattern, MAX_BYTES, 1, true);
      handler.setFormatter(new SimpleFormatter());
      LOGGER.addHandler(handler);
    } catch (IOException e) {
      LOG.log(Level.WARNING, "nothing is written to " + file + ": " + e);
    }
  }

  /** Writes nothing any more. */
  public static void close() {
    for (var handler : LOGGER.getHandlers()) {
      handler.close();
      LOGGER.removeHandler(handler);
    }
  }
}
