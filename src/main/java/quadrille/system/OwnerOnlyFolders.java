package quadrille.system;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Creates folders and files that only their owner can read, on systems with POSIX permissions. */
final class OwnerOnlyFolders {
  private static final FileAttribute<Set<PosixFilePermission>> PERMISSIONS =
      PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"));

  private OwnerOnlyFolders() {}

  /** Creates a folder and its missing parents. */
  static void createFolders(Path folder) throws IOException {
    if (isPosix(folder)) {
      Files.createDirectories(folder, PERMISSIONS);
    } else {
      Files.createDirectories(folder);
    }
  }

  /**
   * Checks that files in a folder can be written and executed, which is not so on a read-only file
   * system or one mounted without permission to execute.
   *
   * @throws IOException if not
   */
  static void checkExecutable(Path folder) throws IOException {
    // Files.createTempFile would be slow, because it initialises a secure random generator.
    Path probe = folder.resolve("probe" + ProcessHandle.current().pid() + "-" + System.nanoTime());
    if (isPosix(folder)) {
      Files.createFile(probe, PERMISSIONS);
    } else {
      Files.createFile(probe);
    }
    boolean executable = Files.isExecutable(probe);
    Files.delete(probe);
    if (!executable) {
      throw new IOException("files cannot be executed in " + folder);
    }
  }

  /** Returns the attributes with which a file is created so that only its owner can read it. */
  static FileAttribute<?>[] fileAttributes(Path file) {
    return isPosix(file)
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
        }
        : new FileAttribute<?>[0];
  }

  private static boolean isPosix(Path path) {
    return path.getFileSystem().supportedFileAttributeViews().contains("posix");
  }
}
