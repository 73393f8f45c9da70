package quadrille.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import tools.jackson.databind.JsonNode;

/** A file that holds one JSON value, written at once: nobody ever sees a part of it. */
final class JsonFile {
  private final Path path;

  /**
   * @throws FailedException when it is clear already that it could not be written
   */
  JsonFile(Path path) throws FailedException {
    this.path = path;
    Path folder = folder();
    if (!Files.isDirectory(folder)) {
      throw new FailedException("cannot write " + path + ": there is no folder " + folder + ".");
    }
    if (Files.isDirectory(path) || !Files.isWritable(Files.exists(path) ? path : folder)) {
      throw new FailedException("cannot write " + path + ": it is a folder or not writable.");
    }
  }

  private Path folder() {
    Path folder = path.toAbsolutePath().getParent();
    return folder == null ? path.toAbsolutePath() : folder;
  }

  void write(JsonNode node) throws FailedException {
    String text = Json.indented(node) + "\n";
    try {
      if (Files.exists(path) && !Files.isRegularFile(path)) {
        Files.writeString(path, text);
      } else {
        replace(text);
      }
    } catch (IOException e) {
      throw new FailedException("cannot write " + path + ": " + reason(e) + ".", e);
    }
  }

  private void replace(String text) throws IOException {
    Path fresh = path.resolveSibling("." + path.getFileName() + ".part");
    try {
      Files.writeString(fresh, text);
      Files.move(fresh, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(fresh);
    }
  }

  private static String reason(IOException e) {
    return e instanceof AccessDeniedException
        ? "permission denied"
        : String.valueOf(e.getMessage());
  }
}
