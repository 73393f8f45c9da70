package quadrille.cli.output;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.records.files.Json;
import quadrille.system.AtomicFiles;
import quadrille.system.FileReasons;
import tools.jackson.databind.JsonNode;

/** A file for one JSON value. */
public final class JsonFile {
  private final Path path;

  /**
   * Checks early, before a long game, that the file can be written.
   *
   * @throws CommandFailedException if it cannot
   */
  public JsonFile(Path path) throws CommandFailedException {
    this.path = path;
    Path folder = folder();
    if (!Files.isDirectory(folder)) {
      throw new CommandFailedException(
          "cannot write " + path + ": there is no folder " + folder + ".");
    }
    if (Files.isDirectory(path) || !Files.isWritable(Files.exists(path) ? path : folder)) {
      throw new CommandFailedException(
          "cannot write " + path + ": it is a folder or not writable.");
    }
  }

  private Path folder() {
    Path folder = path.toAbsolutePath().getParent();
    return folder == null ? path.toAbsolutePath() : folder;
  }

  public void write(JsonNode node) throws CommandFailedException {
    String text = Json.prettyPrinted(node) + "\n";
    try {
      AtomicFiles.writeString(path, text);
    } catch (IOException e) {
      throw new CommandFailedException("cannot write " + path + ": " + FileReasons.of(e) + ".", e);
    }
  }
}
