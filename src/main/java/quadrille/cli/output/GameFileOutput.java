package quadrille.cli.output;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.cli.terminal.Terminal;
import quadrille.core.formats.GameFormat;
import quadrille.records.files.GameFormats;
import quadrille.system.AtomicFiles;
import quadrille.system.FileReasons;

/**
 * A file that a command writes games to.
 *
 * @param name its path, or {@code -} for standard output
 */
public record GameFileOutput(Terminal terminal, String name) {

  /** The formats that {@code --to} takes by name or by file extension, separated by commas. */
  public static String formatNames(List<String> pictures) {
    Stream<String> ids = GameFormats.ALL.stream().map(GameFormat::id);
    Stream<String> extensions =
        GameFormats.ALL.stream().map(GameFormat::extensions).flatMap(List::stream);
    return Stream.of(ids, extensions, pictures.stream())
        .flatMap(Function.identity())
        .distinct()
        .collect(Collectors.joining(", ", "", "."));
  }

  /**
   * Says that there is no format to write in.
   *
   * @param file the file to write, whose ending would have named the format
   * @param format the format that was asked for, or null if none was
   * @param pictures the formats of pictures that can be written too
   */
  public static String unknownFormat(String file, @Nullable String format, List<String> pictures) {
    String problem =
        format == null
            ? "the format of " + file + " is unknown; use --to with one of "
            : "there is no format " + format + "; expected one of ";
    return problem + formatNames(pictures);
  }

  public boolean isStandardOutput() {
    return name.equals(Terminal.STANDARD_STREAM);
  }

  public void write(String text) throws CommandFailedException {
    if (isStandardOutput()) {
      terminal.out().print(text);
      terminal.out().flush();
    } else {
      write(text.getBytes(StandardCharsets.UTF_8));
    }
  }

  public void write(byte[] content) throws CommandFailedException {
    try {
      AtomicFiles.write(Path.of(name), content);
    } catch (IOException e) {
      throw new CommandFailedException("cannot write " + name + ": " + FileReasons.of(e) + ".", e);
    }
  }
}
