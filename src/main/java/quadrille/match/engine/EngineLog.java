package quadrille.match.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import quadrille.system.UserFolders;

/** Logs the standard error of engines: one file of bounded size for each name. */
public final class EngineLog {
  /** The most that one process may log; the rest is discarded. */
  private static final int MAX_BYTES_PER_PROCESS = 1 << 20;

  /** A file larger than this is started afresh. */
  private static final long MAX_FILE_SIZE = 8L << 20;

  private EngineLog() {}

  /** The log file of the engine with that name. */
  public static Path fileFor(String name) {
    String plain = name.replaceAll("[^A-Za-z0-9._-]+", "_");
    String brief = plain.length() > 60 ? plain.substring(0, 60) : plain;
    return UserFolders.data().resolve("logs").resolve("engine-" + brief + ".log");
  }

  /**
   * Copies to the end of the input, even if the log cannot be written: a full pipe would stop the
   * engine.
   */
  static void copy(InputStream errors, Path file) {
    try (errors) {
      try (OutputStream log = open(file)) {
        byte[] buffer = new byte[8192];
        int left = MAX_BYTES_PER_PROCESS;
        for (int n = errors.read(buffer); n >= 0; n = errors.read(buffer)) {
          int part = Math.min(n, left);
          log.write(buffer, 0, part);
          log.flush();
          left -= part;
        }
      } catch (IOException e) {
        errors.transferTo(OutputStream.nullOutputStream());
      }
    } catch (IOException e) {
      // The process has ended.
    }
  }

  private static OutputStream open(Path file) throws IOException {
    Files.createDirectories(file.getParent());
    if (Files.exists(file) && Files.size(file) > MAX_FILE_SIZE) {
      Files.delete(file);
    }
    return Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }
}
