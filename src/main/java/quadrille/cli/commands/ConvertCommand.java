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

/** Converts the games of a file to another format. */
@Command(
    name = "convert",
    description = "Converts games to another file format, or draws a game as a picture.",
    footer = {
      "",
      "Formats: sgf, hexworld, toulouse (Hex), pdn (Dames), quad (all games, with",
      "variations, comments and times). IN may also be a file of play --json or match",
      "--out. Pictures: png and svg (last position), gif (animation of the game).",
      "",
      "Games that cannot be read are reported on standard error with their line. The",
      "others are converted, and the exit status is 1.",
      "",
      "Examples:",
      "  quadrille convert club.pdn club.quad",
      "  quadrille convert game.sgf - --to hexworld",
      "  quadrille convert club.pdn game.gif --game 3"
    })
public final class ConvertCommand implements Callable<Integer> {
  /** The number of games that are converted together. */
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
      description = "The format of IN; by default detected from its content and name.")
  private @Nullable String from;

  @Option(
      names = "--to",
      paramLabel = "FORMAT",
      description = "The format of OUT; by default its file extension.")
  private @Nullable String to;

  @Option(
      names = "--game",
      paramLabel = "N",
      description = "Converts only the game with this number, from 1.")
  private @Nullable Integer number;

  public ConvertCommand(Terminal terminal, GameImageRenderer imageRenderer) {
    this.terminal = terminal;
    this.imageRenderer = imageRenderer;
  }

  @Override
  public Integer call() throws CommandFailedException, BadInputException {
    String picture = to == null ? GameFileInput.extension(out) : to;
    boolean isPicture = imageRenderer.extensions().contains(picture);
    GameFormat target = GameFileInput.format(out, to).orElse(null);
    if (!isPicture && target == null) {
      throw usageError(
          "the format of "
              + out
              + " is unknown; use --to with one of "
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
    if (isPicture || target == null) {
      return drawImage(input, picture);
    }
    return number == null ? convertAll(input, target) : convertOne(input, target, number);
  }

  private ParameterException usageError(String sentence) {
    return new ParameterException(spec.commandLine(), sentence);
  }

  private GameTree readGame(GameFileInput input, int gameNumber) throws CommandFailedException {
    try {
      return GameFiles.readGame(input.format(), input.text(), gameNumber);
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
      throw usageError("pictures cannot be written to standard output; name a file.");
    }
    try {
      output().write(imageRenderer.render(game, picture));
    } catch (IOException e) {
      throw new CommandFailedException("cannot draw: " + e.getMessage(), e);
    }
    return ExitCode.OK;
  }

  private int convertOne(GameFileInput input, GameFormat target, int gameNumber)
      throws CommandFailedException {
    GameTree game = readGame(input, gameNumber);
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
