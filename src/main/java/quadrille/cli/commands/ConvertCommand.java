package quadrille.cli.commands;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.cli.terminal.Terminal;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.formats.GameFormat;
import quadrille.records.files.GameFiles;
import quadrille.records.files.GameImageRenderer;

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
public final class ConvertCommand implements Callable<Integer> {
  /** So many games are written together. */
  private static final int BATCH_SIZE = 200;

  private final Terminal terminal;
  private final GameImageRenderer imageRenderer;

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

  public ConvertCommand(Terminal terminal, GameImageRenderer pictures) {
    this.terminal = terminal;
    this.imageRenderer = pictures;
  }

  @Override
  public Integer call() throws CommandFailedException, BadInputException {
    String picture = to == null ? GameFileInput.extension(out) : to;
    boolean draws = imageRenderer.extensions().contains(picture);
    GameFormat target = GameFileInput.format(out, to).orElse(null);
    if (!draws && target == null) {
      throw usageError(
          "the format of "
              + out
              + " is not known; --to FORMAT names one of "
              + GameFileOutput.formatNames(imageRenderer.extensions()));
    }
    GameFormat source = from == null ? null : GameFileInput.format("", from).orElse(null);
    if (from != null && source == null) {
      throw usageError(
          "there is no format "
              + from
              + "; expected one of "
              + GameFileOutput.formatNames(imageRenderer.extensions()));
    }
    GameFileInput input = GameFileInput.read(terminal, in, source);
    if (draws || target == null) {
      return drawImage(input, picture);
    }
    return number == null ? convertAll(input, target) : convertOne(input, target, number);
  }

  private ParameterException usageError(String sentence) {
    return new ParameterException(spec.commandLine(), sentence);
  }

  private GameTree readGame(GameFileInput input, int wanted) throws CommandFailedException {
    try {
      return GameFiles.readGame(input.format(), input.text(), wanted);
    } catch (BadInputException e) {
      throw new CommandFailedException(input.name() + ": " + e.text(), e);
    }
  }

  private GameFileOutput output() {
    return new GameFileOutput(terminal, out);
  }

  private int drawImage(GameFileInput input, String picture) throws CommandFailedException {
    GameTree game = readGame(input, number == null ? 1 : number);
    if (output().isStandardOutput()) {
      throw usageError("a picture is not written to standard output; give it a file.");
    }
    try {
      output().write(imageRenderer.render(game, picture));
    } catch (IOException e) {
      throw new CommandFailedException("cannot draw: " + e.getMessage(), e);
    }
    return ExitCode.OK;
  }

  private int convertOne(GameFileInput input, GameFormat target, int wanted)
      throws CommandFailedException {
    GameTree game = readGame(input, wanted);
    try {
      output().write(target.write(List.of(game)));
    } catch (BadInputException e) {
      throw new CommandFailedException(input.name() + ": " + e.text(), e);
    }
    return ExitCode.OK;
  }

  private int convertAll(GameFileInput input, GameFormat target) throws CommandFailedException {
    BatchConversion conversion = new BatchConversion(input, target, BATCH_SIZE, terminal.err());
    try {
      input.format().read(input.text(), conversion);
    } catch (BadInputException e) {
      throw new CommandFailedException(input.name() + ": " + e.text(), e);
    }
    String text = conversion.text();
    if (!text.isEmpty()) {
      output().write(text);
    }
    return conversion.isIncomplete() ? ExitCode.SOFTWARE : ExitCode.OK;
  }
}
