package quadrille.cli.output;

import java.nio.file.Files;
import java.nio.file.Path;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.cli.terminal.Terminal;
import quadrille.records.files.Json;
import tools.jackson.databind.JsonNode;

/** A file for one JSON value, or standard output. */
public final class JsonFile {
  private final GameFileOutput output;

  /**
   * Checks early, before a long game, that the file can be written.
   *
   * @param name its path, or {@code -} for standard output
   * @throws CommandFailedException if it cannot
   */
  public JsonFile(Terminal terminal, String name) throws CommandFailedException {
    output = new GameFileOutput(terminal, name);
    if (!output.isStandardOutput()) {
      requireWritable(Path.of(name));
    }
  }

  private static void requireWritable(Path path) throws CommandFailedException {
    Path folder = folder(path);
    if (!Files.isDirectory(folder)) {
      throw new CommandFailedException(
          "cannot write " + path + ": there is no folder " + folder + ".");
    }
    if (Files.isDirectory(path) || !Files.isWritable(Files.exists(path) ? path : folder)) {
      throw new CommandFailedException(
          "cannot write " + path + ": it is a folder or not writable.");
    }
  }

  private static Path folder(Path path) {
    Path folder = path.toAbsolutePath().getParent();
    return folder == null ? path.toAbsolutePath() : folder;
  }

  public void write(JsonNode node) throws CommandFailedException {
    output.write(Json.prettyPrinted(node) + "\n");
  }
}
