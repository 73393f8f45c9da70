package quadrille.system;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Marks folders of unpacked native libraries as in use. A running program holds a shared lock on a
 * file beside the folder, which the operating system releases however the program ends.
 */
final class NativeFolderLocks {

  /** Held here, since a lock ends when its channel is garbage-collected. */
  private static final Set<FileLock> LOCKS = new HashSet<>();

  private NativeFolderLocks() {}

  /**
   * Marks a folder as in use until the program ends. On a file system without locks this has no
   * effect, but then no program deletes folders either.
   *
   * @param folder its parent must exist
   * @throws IOException if another program is deleting it
   */
  static void lock(Path folder) throws IOException {
    FileChannel channel = open(folder);
    FileLock lock;
    try {
      lock = channel.tryLock(0, Long.MAX_VALUE, true);
    } catch (IOException e) {
      log("cannot lock " + folder, e);
      channel.close();
      return;
    }
    if (lock == null) {
      channel.close();
      throw new IOException("another program is deleting " + folder);
    }
    LOCKS.add(lock);
  }

  /** Deletes a folder and its lock file unless a program uses it. */
  static void deleteUnused(Path folder) {
    try (FileChannel channel = open(folder)) {
      if (channel.tryLock() != null) {
        delete(folder);
        Files.deleteIfExists(lockFile(folder));
      }
    } catch (IOException e) {
      log("cannot delete " + folder, e);
    }
  }

  /** Deletes a folder and everything in it. */
  static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path each : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(each);
      }
    }
  }

  private static void log(String message, IOException cause) {
    System.getLogger(NativeFolderLocks.class.getName()).log(Level.DEBUG, message, cause);
  }

  private static FileChannel open(Path folder) throws IOException {
    return FileChannel.open(
        lockFile(folder),
        StandardOpenOption.CREATE,
        StandardOpenOption.READ,
        StandardOpenOption.WRITE);
  }

  private static Path lockFile(Path folder) {
    return folder.resolveSibling(folder.getFileName() + ".lock");
  }
}
