package quadrille.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import quadrille.core.BadInputException;
import quadrille.core.GameFormat;
import quadrille.core.GameTree;
import quadrille.records.files.Formats;
import quadrille.records.files.GameFiles;

/** Writes the games of a file in another format. */
@Command(
    name = "convert",
    description = "Writes the games of a file in another format, or draws one.",
    footer = {
      "",
      "Formats: sgf, hexworld, toulouse (Hex), pdn (Dames), quad (every game, with variations,",
      "comments and times). IN may also be a file that play --json or match --out wrote.",
      "Pictures of the last position: png, svg; of the whole game, moving: gif.",
      "",
      "A game that cannot be read is named on standard error with its line; the others are",
      "written, and the exit status is 1.",
      "",
      "Examples:",
      "  quadrille convert club.pdn club.quad",
      "  quadrille convert game.sgf - --to hexworld",
      "  quadrille convert club.pdn game.gif --game 3"
    })
final class ConvertCommand implements Callable<Integer> {
  /** So many games are written together. */
  private static final int PORTION = 200;

  private final Terminal terminal;
  private final Pictures pictures;

  @Spec private CommandSpec spec;

  @Parameters(
      index = "0",
      paramLabel = "IN",
      description = "The file to read; - is standard input.")
  private String in = "";

  @Parameters(
      index = "1",
      paramLabel = "OUT",
      description = "The file to write; - is standard output.")
  private String out = "";

  @Option(
      names = "--from",
      paramLabel = "FORMAT",
      description = "The format of IN (default: told by its content and its name).")
  private @Nullable String from;

  @Option(
      names = "--to",
      paramLabel = "FORMAT",
      description = "The format of OUT (default: the ending of its name).")
  private @Nullable String to;

  @Option(names = "--game", paramLabel = "N", description = "Only the game of that number, from 1.")
  private @Nullable Integer number;

  ConvertCommand(Terminal terminal, Pictures pictures) {
    this.terminal = terminal;
    this.pictures = pictures;
  }

  @Override
  public Integer call() throws FailedException, BadInputException {
    String picture = to == null ? FileInput.extension(out) : to;
    boolean draws = pictures.extensions().contains(picture);
    GameFormat target = FileInput.format(out, to).orElse(null);
    if (!draws && target == null) {
      throw wrong("the format of " + out + " is not known; --to FORMAT names one of " + formats());
    }
    GameFormat source = from == null ? null : FileInput.format("", from).orElse(null);
    if (from != null && source == null) {
      throw wrong("there is no format " + from + "; expected one of " + formats());
    }
    FileInput input = FileInput.read(terminal, in, source);
    if (draws || target == null) {
      return draw(input, picture);
    }
    return number == null ? all(input, target) : one(input, target, number);
  }

  private String formats() {
    return Stream.concat(Formats.ALL.stream().map(GameFormat::id), pictures.extensions().stream())
        .collect(Collectors.joining(", ", "", "."));
  }

  private ParameterException wrong(String sentence) {
    return new ParameterException(spec.commandLine(), sentence);
  }

  private GameTree game(FileInput input, int wanted) throws FailedException {
    try {
      return GameFiles.one(input.format(), input.text(), wanted);
    } catch (BadInputException e) {
      throw new FailedException(input.name() + ": " + e.text(), e);
    }
  }

  private int draw(FileInput input, String picture) throws FailedException {
    GameTree game = game(input, number == null ? 1 : number);
    if (out.equals(FileInput.STANDARD)) {
      throw wrong("a picture is not written to standard output; give it a file.");
    }
    try {
      save(pictures.draw(game, picture));
    } catch (IOException e) {
      throw new FailedException("cannot draw: " + e.getMessage(), e);
    }
    return Cli.DONE;
  }

  private int one(FileInput input, GameFormat target, int wanted) throws FailedException {
    GameTree game = game(input, wanted);
    try {
      write(target.write(List.of(game)));
    } catch (BadInputException e) {
      throw new FailedException(input.name() + ": " + e.text(), e);
    }
    return Cli.DONE;
  }

  private int all(FileInput input, GameFormat target) throws FailedException {
    Conversion conversion = new Conversion(input, target, PORTION, terminal.err());
    try {
      input.format().read(input.text(), conversion);
    } catch (BadInputException e) {
      throw new FailedException(input.name() + ": " + e.text(), e);
    }
    String text = conversion.text();
    if (!text.isEmpty()) {
      write(text);
    }
    return conversion.hasLost() ? Cli.FAILED : Cli.DONE;
  }

  private void write(String text) throws FailedException {
    if (out.equals(FileInput.STANDARD)) {
      terminal.out().print(text);
      terminal.out().flush();
    } else {
      save(text.getBytes(StandardCharsets.UTF_8));
    }
  }

  private void save(byte[] content) throws FailedException {
    try {
      GameFiles.replace(Path.of(out), content);
    } catch (IOException e) {
      throw new FailedException("cannot write " + out + ": " + e.getMessage(), e);
    }
  }
}
