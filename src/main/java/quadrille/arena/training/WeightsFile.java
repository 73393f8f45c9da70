package quadrille.arena.training;

import java.io.EOFException;
import java.io.IOException;
import java.io.UTFDataFormatException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.zip.ZipException;

/** Reads a file with weights, as a fit writes it. */
final class WeightsFile {
  private WeightsFile() {}

  /** Makes something of the contents. */
  interface Reader<T> {
    /**
     * Reads them.
     *
     * @throws IOException its message is a part of a sentence that says what is wrong, in English
     */
    T read(byte[] contents) throws IOException;
  }

  /**
   * Reads the file.
   *
   * @throws TrainingException if the file or its contents cannot be read
   */
  static <T> T read(Path path, Reader<T> reader) throws TrainingException {
    try {
      return reader.read(Files.readAllBytes(path));
    } catch (NoSuchFileException e) {
      throw new TrainingException("cannot read weights from %s: no such file.".formatted(path), e);
    } catch (EOFException | UTFDataFormatException | ZipException e) {
      throw new TrainingException(path + " holds no weights, or is damaged.", e);
    } catch (IOException e) {
      throw new TrainingException(
          "cannot read weights from %s: %s.".formatted(path, e.getMessage()), e);
    }
  }
}
