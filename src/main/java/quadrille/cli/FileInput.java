package quadrille.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.GameFormat;
import quadrille.records.files.Formats;
import quadrille.records.files.GameFiles;

/**
 * A file with games that a command is to read.
 *
 * @param name what to call it in messages
 */
record FileInput(String name, String text, GameFormat format) {
  /** The name that stands for standard input and output. */
  static final String STANDARD = "-";

  /**
   * Reads it.
   *
   * @param name its path, or {@code -}
   * @param format what it is written in, or null to be told by the text and the name
   * @throws FailedException when it cannot be read or is of no known format
   */
  static FileInput read(Terminal terminal, String name, @Nullable GameFormat format)
      throws FailedException {
    boolean standard = name.equals(STANDARD);
    String called = standard ? "standard input" : name;
    try {
      String text = standard ? all(terminal) : file(name);
      GameFormat known = format == null ? Formats.of(text, standard ? "" : name) : format;
      return new FileInput(called, text, known);
    } catch (BadInputException e) {
      throw new FailedException(called + ": " + e.text(), e);
    } catch (IOException | UncheckedIOException e) {
      throw new FailedException("cannot read " + called + ": " + e.getMessage(), e);
    }
  }

  private static String file(String name) throws IOException, BadInputException, FailedException {
    Path path = Path.of(name);
    if (!Files.isReadable(path) || Files.isDirectory(path)) {
      String what = Files.isDirectory(path) ? "it is a folder." : "there is no such readable file.";
      throw new FailedException("cannot read " + name + ": " + what);
    }
    return GameFiles.text(path);
  }

  private static String all(Terminal terminal) {
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
        ? Formats.ofName(name)
        : Formats.named(word).or(() -> Formats.ofName("." + word));
  }
}
