package quadrille.arena.file;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads a file with a JSON object on each line, one object at a time, as it may be large. Leaves it
 * open.
 */
final class JsonLines {
  private final Path path;
  private final RandomAccessFile file;
  private final JsonParser parser;
  private long length;
  private int read;

  /**
   * @param path the name of the file
   * @param file the open file, in which nobody else moves the pointer meanwhile
   */
  JsonLines(Path path, RandomAccessFile file) throws IOException {
    this.path = path;
    this.file = file;
    file.seek(0);
    parser =
        JsonMapper.shared()
            .reader()
            .without(StreamReadFeature.AUTO_CLOSE_SOURCE)
            .createParser(new FileInputStream(file.getFD()));
  }

  /**
   * The next object; null at the end of the file, or where its last line is incomplete, as a killed
   * process leaves it.
   *
   * @throws ContestFileException naming the next line, if it is not an object and not the last
   */
  @Nullable JsonNode next() throws IOException, ContestFileException {
    try {
      if (parser.nextToken() == JsonToken.START_OBJECT) {
        JsonNode object = parser.readValueAsTree();
        long end = parser.currentLocation().getByteOffset() + 1;
        if (end <= file.length()) {
          length = end;
          read++;
          return object;
        }
      }
    } catch (JacksonException e) {
      // Judged below.
    }
    if (hasLineAfterNext()) {
      throw new ContestFileException(place(read + 1) + ": this is not a game of a match.");
    }
    return null;
  }

  private boolean hasLineAfterNext() throws IOException {
    file.seek(length);
    return file.readLine() != null && file.read() >= 0;
  }

  /** The file and the line of the object that was read last. */
  String place() {
    return place(read);
  }

  private String place(int line) {
    return path + ", line " + line;
  }

  /** The bytes of the objects that were read, with the ends of their lines. */
  long length() {
    return length;
  }
}
