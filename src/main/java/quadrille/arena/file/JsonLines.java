package quadrille.arena.file;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.records.files.Json;
import quadrille.system.OperationFailedException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Reads files with a JSON object on each line, one line at a time: they may be large. */
final class JsonLines {
  private JsonLines() {}

  /** Is given the objects one after the other. */
  interface Visitor {
    void line(JsonNode object) throws OperationFailedException, BadInputException;
  }

  /** The object on the first line, or null if there is no whole line. */
  static @Nullable JsonNode first(Path path) throws IOException, OperationFailedException {
    try (InputStream in = open(path)) {
      ByteArrayOutputStream line = new ByteArrayOutputStream();
      return readLine(in, line) ? parse(path, 1, line, in) : null;
    }
  }

  /**
   * Reads the whole file.
   *
   * @return the length of the file in bytes without an end that is not a whole object on a whole
   *     line, as a process leaves that was killed
   * @throws OperationFailedException naming the first line before the end that is no object
   */
  static long read(Path path, Visitor visitor)
      throws IOException, OperationFailedException, BadInputException {
    long length = 0;
    try (InputStream in = open(path)) {
      ByteArrayOutputStream line = new ByteArrayOutputStream();
      for (int number = 1; readLine(in, line); number++) {
        JsonNode object = parse(path, number, line, in);
        if (object == null) {
          break;
        }
        visitor.line(object);
        length += line.size() + 1;
      }
    }
    return length;
  }

  private static InputStream open(Path path) throws IOException {
    return new BufferedInputStream(Files.newInputStream(path));
  }

  /** Whether there was a line with an end. */
  private static boolean readLine(InputStream in, ByteArrayOutputStream line) throws IOException {
    line.reset();
    for (int next = in.read(); next >= 0; next = in.read()) {
      if (next == '\n') {
        return true;
      }
      line.write(next);
    }
    return false;
  }

  private static @Nullable JsonNode parse(
      Path path, int number, ByteArrayOutputStream line, InputStream rest)
      throws IOException, OperationFailedException {
    try {
      JsonNode node = Json.parse(line.toString(StandardCharsets.UTF_8));
      if (node.isObject()) {
        return node;
      }
    } catch (JacksonException e) {
      // Told below, unless it is the end of the file.
    }
    if (rest.read() >= 0) {
      throw new OperationFailedException(
          path + ", line " + number + ": this is no game of a match.");
    }
    return null;
  }
}
