package quadrille.system;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** Creates folders and files that only their owner can read, on systems with POSIX permissions. */
final class OwnerOnlyFolders {
  private static final String EXECUTABLE = "rwx------";

  private OwnerOnlyFolders() {}

  /** Creates a folder and its missing parents. */
  static void createFolders(Path folder) throws IOException {
    Files.createDirectories(folder, attributes(folder, EXECUTABLE));
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
    Files.createFile(probe, attributes(folder, EXECUTABLE));
    boolean executable = Files.isExecutable(probe);
    Files.delete(probe);
    if (!executable) {
      throw new IOException("files cannot be executed in " + folder);
    }
  }

  /** Returns the attributes with which a file is created so that only its owner can read it. */
  static FileAttribute<?>[] fileAttributes(Path file) {
    return attributes(file, "rw-------");
  }

  private static FileAttribute<?>[] attributes(Path path, String permissions) {
    return path.getFileSystem().supportedFileAttributeViews().contains("posix")
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
        }
        : new FileAttribute<?>[0];
  }
}
