package quadrille.cli.commands;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.cli.terminal.Terminal;
import quadrille.core.BadInputException;
import quadrille.core.formats.GameFormat;
import quadrille.records.files.GameFiles;
import quadrille.records.files.GameFormats;

/**
 * A file with games that a command is to read.
 *
 * @param name what to call it in messages
 */
record GameFileInput(String name, String text, GameFormat format) {
  /** The name that stands for standard input and output. */
  static final String STANDARD_STREAM = "-";

  /**
   * Reads it.
   *
   * @param name its path, or {@code -}
   * @param format what it is written in, or null to be told by the text and the name
   * @throws CommandFailedException when it cannot be read or is of no known format
   */
  static GameFileInput read(Terminal terminal, String name, @Nullable GameFormat format)
      throws CommandFailedException {
    boolean standard = name.equals(STANDARD_STREAM);
    String called = standard ? "standard input" : name;
    try {
      String text = standard ? readStandardInput(terminal) : readFile(name);
      GameFormat known = format == null ? GameFormats.of(text, standard ? "" : name) : format;
      return new GameFileInput(called, text, known);
    } catch (BadInputException e) {
      throw new CommandFailedException(called + ": " + e.text(), e);
    } catch (IOException | UncheckedIOException e) {
      throw new CommandFailedException("cannot read " + called + ": " + e.getMessage(), e);
    }
  }

  private static String readFile(String name)
      throws IOException, BadInputException, CommandFailedException {
    Path path = Path.of(name);
    if (!Files.isReadable(path) || Files.isDirectory(path)) {
      String what = Files.isDirectory(path) ? "it is a folder." : "there is no such readable file.";
      throw new CommandFailedException("cannot read " + name + ": " + what);
    }
    return GameFiles.readText(path);
  }

  private static String readStandardInput(Terminal terminal) {
    StringBuilder text = new StringBuilder();
    terminal.in().lines().forEach(line -> text.append(line).append('\n'));
    return text.toString();
  }

  /** The ending of a name in lower case, without the dot; empty where there is none. */
  static String extension(String name) {
    int dot = name.lastIndexOf('.');
    return dot < 0 ? "" : name.substring(dot + 1).toLowerCase(Locale.ROOT);
  }

  /** The format that a name or a word given by hand means. */
  static Optional<GameFormat> format(String name, @Nullable String word) {
    return word == null
        ? GameFormats.byFileName(name)
        : GameFormats.byId(word).or(() -> GameFormats.byFileName("." + word));
  }
}
