package quadrille.cli.commands;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.cli.terminal.Terminal;
import quadrille.core.formats.GameFormat;
import quadrille.records.files.GameFormats;
import quadrille.system.AtomicFiles;

/**
 * A file that a command writes games to.
 *
 * @param name its path, or {@code -} for standard output
 */
record GameFileOutput(Terminal terminal, String name) {

  /** The formats that {@code --to} takes, separated by commas. */
  static String formatNames(List<String> pictures) {
    return Stream.concat(GameFormats.ALL.stream().map(GameFormat::id), pictures.stream())
        .collect(Collectors.joining(", ", "", "."));
  }

  boolean isStandardOutput() {
    return name.equals(GameFileInput.STANDARD_STREAM);
  }

  void write(String text) throws CommandFailedException {
    if (isStandardOutput()) {
      terminal.out().print(text);
      terminal.out().flush();
    } else {
      write(text.getBytes(StandardCharsets.UTF_8));
    }
  }

  void write(byte[] content) throws CommandFailedException {
    try {
      AtomicFiles.write(Path.of(name), content);
    } catch (IOException e) {
      throw new CommandFailedException("cannot write " + name + ": " + e.getMessage(), e);
    }
  }
}
