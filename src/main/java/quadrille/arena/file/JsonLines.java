package quadrille.arena.file;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads a file with a JSON object on each line, one object at a time, as it may be large. */
final class JsonLines implements AutoCloseable {
  private final Path path;
  private final JsonParser parser;
  private long length;
  private int line = 1;

  JsonLines(Path path) throws IOException {
    this.path = path;
    parser = JsonMapper.shared().createParser(Files.newInputStream(path));
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
        if (end <= Files.size(path)) {
          length = end;
          line++;
          return object;
        }
      }
    } catch (JacksonException e) {
      // Judged below.
    }
    if (hasLineAfterNext()) {
      throw new ContestFileException(path + ", line " + line + ": this is not a game of a match.");
    }
    return null;
  }

  private boolean hasLineAfterNext() throws IOException {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(path))) {
      in.skipNBytes(length);
      for (int next = in.read(); next >= 0; next = in.read()) {
        if (next == '\n') {
          return in.read() >= 0;
        }
      }
      return false;
    }
  }

  /** The bytes of the objects that were read, with the ends of their lines. */
  long length() {
    return length;
  }

  @Override
  public void close() {
    parser.close();
  }
}
