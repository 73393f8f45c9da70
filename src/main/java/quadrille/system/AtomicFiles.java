package quadrille.system;

import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;

/**
 * Replaces files in one step: whoever reads a file finds the old content or the new one, never a
 * part of it, even after a crash or a power failure.
 */
public final class AtomicFiles {
  private AtomicFiles() {}

  /**
   * Writes a file, or replaces it. A device or a pipe is written to directly.
   *
   * @throws IOException if it could not be written; then the file is as it was before
   */
  public static void write(Path file, byte[] content) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      Files.write(file, content);
      return;
    }
    replace(file, content);
  }

  /** Writes a text in UTF-8, see {@link #write}. */
  public static void writeString(Path file, String text) throws IOException {
    write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Writes a text in UTF-8 to a regular file that only its owner can read, on systems with POSIX
   * permissions.
   *
   * @throws IOException if it could not be written; then the file is as it was before
   */
  public static void writePrivate(Path file, String text) throws IOException {
    replace(file, text.getBytes(StandardCharsets.UTF_8), OwnerOnlyFolders.fileAttributes(file));
  }

  /** Replaces a file; where there is a link to one, that file, and the link stays. */
  private static void replace(Path named, byte[] content, FileAttribute<?>... attributes)
      throws IOException {
    Path file = Files.exists(named) ? named.toRealPath() : named;
    // Two programs, or two threads of one, may write the same file at the same time.
    String writer = ProcessHandle.current().pid() + "-" + Thread.currentThread().threadId();
    Path draft = file.resolveSibling("." + file.getFileName() + "." + writer + ".part");
    try {
      Files.deleteIfExists(draft);
      create(draft, file, attributes);
      // A stream, as interrupting a thread closes its channels.
      try (FileOutputStream out = new FileOutputStream(draft.toFile())) {
        out.write(content);
        out.getFD().sync();
      }
      Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(draft);
    }
  }

  /** Creates the draft; an error names the file, as nobody knows of the draft. */
  private static void create(Path draft, Path file, FileAttribute<?>... attributes)
      throws IOException {
    try {
      Files.createFile(draft, attributes);
    } catch (NoSuchFileException _) {
      throw new NoSuchFileException(file.toString());
    } catch (AccessDeniedException _) {
      throw new AccessDeniedException(file.toString());
    }
  }
}
