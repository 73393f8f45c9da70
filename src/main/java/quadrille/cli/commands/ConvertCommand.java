package quadrille.cli.commands;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import quadrille.cli.options.Converters;
import quadrille.cli.options.NumberConverters;
import quadrille.cli.output.GameFileOutput;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.formats.GameFormat;
import quadrille.records.files.GameFiles;
import quadrille.text.Text;

/** Converts the games of a file to another format. */
@Command(
    name = "convert",
    description = "Converts games to another file format, or draws a game as a picture.",
    footer = {
      "",
      "Formats: sgf (Hex), hexworld and toulouse (Hex, main line only), pdn (Dames), quad (all"
          + " games, with variations, comments and times; json and jsonl are other names of it). IN"
          + " may also be a file of play --json or match --out. Pictures: png and svg (last"
          + " position), gif (animation of the game).",
      "",
      "Games that cannot be read are reported on standard error with their line. The",
      "others are converted, and the exit status is 1.",
      "",
      "Examples:",
      "  quadrille convert club.pdn club.quad",
      "  quadrille convert game.sgf - --to hexworld",
      "  quadrille convert club.pdn game.gif --game 3"
    })
public final class ConvertCommand extends TerminalCommand {
  /** Games are converted in batches while they are read, so that only their text is kept. */
  private static final int BATCH_SIZE = 200;

  @Parameters(
      index = "0",
      paramLabel = "IN",
      converter = Converters.FileName.class,
      description = "The file to read; - is standard input.")
  private String in = "";

  @Parameters(
      index = "1",
      paramLabel = "OUT",
      converter = Converters.FileName.class,
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
      converter = NumberConverters.Count.class,
      description = "Converts only the game with this number, from 1.")
  private @Nullable Integer number;

  @Override
  public Integer call() throws CommandFailedException {
    String picture = to == null ? GameFileInput.extension(out) : to.toLowerCase(Locale.ROOT);
    GameFormat target = GameFileInput.format(out, to).orElse(null);
    boolean isPicture = root().imageRenderer.extensions().contains(picture);
    if (!isPicture && target == null) {
      throw usageError(GameFileOutput.unknownFormat(out, to, root().imageRenderer.extensions()));
    }
    GameFormat source = from == null ? null : GameFileInput.format("", from).orElse(null);
    if (from != null && source == null) {
      throw usageError(
          "there is no format "
              + from
              + "; expected one of "
              + GameFileOutput.formatNames(List.of()));
    }
    if (isSameFile()) {
      throw usageError(out + " is the file to be read; name another for the result.");
    }
    GameFileInput input = GameFileInput.read(terminal(), in, source);
    try {
      if (isPicture || target == null) {
        return drawImage(input, picture);
      }
      return number == null ? convertAll(input, target) : convertOne(input, target, number);
    } catch (BadInputException e) {
      throw GameFileInput.failure(input.name(), e);
    }
  }

  /** Whether the result would take the place of a file of which something may be left out. */
  private boolean isSameFile() {
    try {
      return Files.exists(Path.of(out)) && Files.isSameFile(Path.of(in), Path.of(out));
    } catch (IOException | InvalidPathException e) {
      return false;
    }
  }

  private GameFileOutput output() {
    return new GameFileOutput(terminal(), out);
  }

  private int drawImage(GameFileInput input, String picture)
      throws CommandFailedException, BadInputException {
    if (number == null && input.hasSeveralGames()) {
      throw usageError(
          input.name() + " has several games, and a picture shows one; choose it with --game");
    }
    GameFileInput.SelectedGame game = readGame(input, number == null ? 1 : number);
    if (output().isStandardOutput()) {
      throw usageError("pictures cannot be written to standard output; name a file.");
    }
    try {
      output().write(root().imageRenderer.render(game.tree(), picture));
    } catch (IOException e) {
      throw new CommandFailedException("cannot draw: " + e.getMessage(), e);
    }
    return game.status();
  }

  private int convertOne(GameFileInput input, GameFormat target, int gameNumber)
      throws CommandFailedException, BadInputException {
    GameFileInput.SelectedGame game = readGame(input, gameNumber);
    output().write(target.write(List.of(game.tree())));
    Text leftOut = GameFiles.leftOut(target, game.tree());
    if (leftOut != null) {
      printNotice("%s, game %d: %s".formatted(input.name(), gameNumber, leftOut));
    }
    return game.status();
  }

  /** Reads a game and reports what is left out of it. */
  private GameFileInput.SelectedGame readGame(GameFileInput input, int gameNumber)
      throws CommandFailedException {
    GameFileInput.SelectedGame game = input.game(gameNumber);
    game.skipped().forEach(this::printNotice);
    return game;
  }

  private int convertAll(GameFileInput input, GameFormat target)
      throws CommandFailedException, BadInputException {
    Conversion conversion = new Conversion(input, target);
    input.format().read(input.text(), conversion);
    conversion.writeBatch();
    if (!conversion.text.isEmpty()) {
      output().write(conversion.text.toString());
    }
    return conversion.isComplete ? ExitCode.OK : ExitCode.SOFTWARE;
  }

  /** Writes games as they are read, and reports those that cannot be converted. */
  private final class Conversion implements GameFormat.Visitor {
    private final GameFileInput input;
    private final GameFormat target;
    private final List<GameTree> batch = new ArrayList<>();
    private final List<Integer> numbers = new ArrayList<>();
    private final StringBuilder text = new StringBuilder();
    private boolean isComplete = true;

    Conversion(GameFileInput input, GameFormat target) {
      this.input = input;
      this.target = target;
    }

    @Override
    public boolean game(int number, GameTree game) {
      batch.add(game);
      numbers.add(number);
      if (batch.size() == BATCH_SIZE) {
        writeBatch();
      }
      return true;
    }

    @Override
    public void problem(GameFormat.Problem problem) {
      report(input.describe(problem));
    }

    void writeBatch() {
      GameFiles.Written written = GameFiles.writeText(target, batch);
      boolean separate = !text.isEmpty() && !written.text().isEmpty();
      text.append(separate ? "\n" : "").append(written.text());
      written.leftOut().forEach(each -> printNotice(describe(each)));
      written.refused().forEach(each -> report(describe(each)));
      batch.clear();
      numbers.clear();
    }

    private String describe(GameFiles.Remark remark) {
      return "%s, game %d: %s".formatted(input.name(), numbers.get(remark.index()), remark.text());
    }

    private void report(String sentence) {
      isComplete = false;
      printNotice(sentence);
    }
  }
}
