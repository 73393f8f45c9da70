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
 * Which folders of unpacked libraries are in use: a program holds a lock, shared with others that
 * use the same folder, on a file beside it. The system lets go of it however the program ends.
 */
final class NativeFolderLocks {

  /** Kept, as a lock ends with its channel. */
  private static final Set<FileLock> LOCKS = new HashSet<>();

  private NativeFolderLocks() {}

  /**
   * Marks a folder as used for as long as the program runs. Where the file system has no locks,
   * nobody deletes anything either.
   *
   * @param folder one in a folder that exists
   * @throws IOException if it is just being deleted
   */
  static void lock(Path folder) throws IOException {
    FileChannel channel = open(folder);
    FileLock lock;
    try {
      lock = channel.tryLock(0, Long.MAX_VALUE, true);
    } catch (IOException e) {
      log("no locks in " + folder, e);
      channel.close();
      return;
    }
    if (lock == null) {
      channel.close();
      throw new IOException("another program deletes " + folder);
    }
    LOCKS.add(lock);
  }

  /** Deletes a folder and its lock, unless a program uses it. */
  static void deleteUnused(Path folder) {
    try (FileChannel channel = open(folder)) {
      if (channel.tryLock() != null) {
        delete(folder);
        Files.deleteIfExists(lockFile(folder));
      }
    } catch (IOException e) {
      log(folder + " stays", e);
    }
  }

  /** Deletes a folder with all that is in it. */
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
