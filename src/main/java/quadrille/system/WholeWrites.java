package quadrille.system;

import java.io.IOException;
import java.io.RandomAccessFile;

/**
 * Writes to the end of a file as a whole or not at all: what another thread adds later, as when the
 * disk has room again, must not follow a part of it.
 */
public final class WholeWrites {
  private WholeWrites() {}

  /** Something that writes to the file. */
  public interface Writing {
    void write() throws IOException;
  }

  /**
   * Writes from the file's current place, its end.
   *
   * @throws IOException if it cannot be written; the file then ends where it did before
   */
  public static void append(RandomAccessFile file, Writing writing) throws IOException {
    long end = file.getFilePointer();
    try {
      writing.write();
    } catch (IOException e) {
      file.setLength(end);
      file.seek(end);
      throw e;
    }
  }
}
