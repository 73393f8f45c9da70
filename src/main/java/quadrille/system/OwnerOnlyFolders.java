package quadrille.system;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Folders and files that no other user may look into, where the system has such permissions. */
final class OwnerOnlyFolders {
  private static final FileAttribute<Set<PosixFilePermission>> PERMISSIONS =
      PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"));

  private OwnerOnlyFolders() {}

  /** Makes a folder and those above it, as far as they are not there. */
  static void createFolders(Path folder) throws IOException {
    if (isPosix(folder)) {
      Files.createDirectories(folder, PERMISSIONS);
    } else {
      Files.createDirectories(folder);
    }
  }

  /**
   * Checks that a file can be written into a folder and its code run: neither is so in a home that
   * is read-only, nor the latter where the file system is mounted without it.
   */
  static void checkExecutable(Path folder) throws IOException {
    // A temporary file would have a name by a secure random number, which takes as long as all
    // else.
    Path probe = folder.resolve("probe" + ProcessHandle.current().pid() + "-" + System.nanoTime());
    if (isPosix(folder)) {
      Files.createFile(probe, PERMISSIONS);
    } else {
      Files.createFile(probe);
    }
    boolean runs = Files.isExecutable(probe);
    Files.delete(probe);
    if (!runs) {
      throw new IOException("no code can be run from " + folder);
    }
  }

  private static boolean isPosix(Path folder) {
    return folder.getFileSystem().supportedFileAttributeViews().contains("posix");
  }
}
