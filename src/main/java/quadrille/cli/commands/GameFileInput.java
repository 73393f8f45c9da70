package quadrille.cli.commands;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ExitCode;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.cli.terminal.Terminal;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.formats.GameFormat;
import quadrille.records.files.GameFiles;
import quadrille.records.files.GameFormats;
import quadrille.system.FileReasons;

/**
 * A file with games that a command reads.
 *
 * @param name its name in messages
 */
record GameFileInput(String name, String text, GameFormat format) {
  /**
   * Reads a file.
   *
   * @param name its path, or {@code -}
   * @param format its format, or null to detect it from the text and the name
   * @throws CommandFailedException if it cannot be read or its format is unknown
   */
  static GameFileInput read(Terminal terminal, String name, @Nullable GameFormat format)
      throws CommandFailedException {
    boolean standard = name.equals(Terminal.STANDARD_STREAM);
    String displayName = standard ? "standard input" : name;
    try {
      String text = standard ? GameFiles.readText(terminal.inBytes()) : readFile(name);
      GameFormat known = format == null ? GameFormats.detect(text, standard ? "" : name) : format;
      return new GameFileInput(displayName, text, known);
    } catch (BadInputException e) {
      throw failure(displayName, e);
    } catch (IOException e) {
      throw new CommandFailedException(
          "cannot read " + displayName + ": " + FileReasons.of(e) + ".", e);
    }
  }

  private static String readFile(String name)
      throws IOException, BadInputException, CommandFailedException {
    Path path = Path.of(name);
    if (Files.isDirectory(path)) {
      throw new CommandFailedException("cannot read " + name + ": it is a folder.");
    }
    if (!Files.isReadable(path)) {
      throw new CommandFailedException(
          "cannot read " + name + ": there is no such file, or it is not readable.");
    }
    return GameFiles.readText(path);
  }

  /**
   * One game of the file.
   *
   * @param skipped one sentence for each part of the game that was left out
   */
  record SelectedGame(GameTree tree, List<String> skipped) {
    /** The exit status of a command that could do everything else. */
    int status() {
      return skipped.isEmpty() ? ExitCode.OK : ExitCode.SOFTWARE;
    }
  }

  /**
   * Reads one game of the file.
   *
   * @param number its number in the file, from 1
   * @throws CommandFailedException if there is no such game or it cannot be read
   */
  SelectedGame game(int number) throws CommandFailedException {
    List<String> skipped = new ArrayList<>();
    try {
      GameTree tree =
          GameFiles.readGame(format, text, number, problem -> skipped.add(describe(problem)));
      return new SelectedGame(tree, skipped);
    } catch (BadInputException e) {
      throw failure(name, e);
    }
  }

  /** Whether the file has more than one game, readable or not. */
  boolean hasSeveralGames() throws BadInputException {
    int[] last = {0};
    format.read(
        text,
        new GameFormat.Visitor() {
          @Override
          public boolean game(int number, GameTree game) {
            last[0] = number;
            return number == 1;
          }

          @Override
          public void problem(GameFormat.Problem problem) {
            last[0] = Math.max(last[0], problem.number());
          }
        });
    return last[0] > 1;
  }

  /** A problem with the file, its line and the number of its game. */
  String describe(GameFormat.Problem problem) {
    return "%s, line %d, game %d: %s"
        .formatted(name, problem.line(), problem.number(), problem.text());
  }

  static CommandFailedException failure(String name, BadInputException e) {
    return new CommandFailedException(name + ": " + e.text(), e);
  }

  /** The extension of a file name in lower case, without the dot; empty if it has none. */
  static String extension(String name) {
    int dot = name.lastIndexOf('.');
    return dot < 0 ? "" : name.substring(dot + 1).toLowerCase(Locale.ROOT);
  }

  /** The format with the given id or extension, or if that is null, of the file name. */
  static Optional<GameFormat> format(String name, @Nullable String format) {
    return format == null
        ? GameFormats.byFileName(name)
        : GameFormats.byId(format).or(() -> GameFormats.byFileName("." + format));
  }
}
