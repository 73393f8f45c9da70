package quadrille.cli;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.ParameterException;
import quadrille.core.BadInputException;

/** Reads the arguments, runs the command they name and tells what went wrong in one sentence. */
public final class Cli {
  public static final int DONE = 0;
  public static final int FAILED = 1;
  public static final int WRONG_USAGE = 2;

  private final Terminal terminal;
  private final Pictures pictures;

  private Cli(Terminal terminal, Pictures pictures) {
    this.terminal = terminal;
    this.pictures = pictures;
  }

  /**
   * Runs a command.
   *
   * @param more commands besides the ones of this package
   * @return the exit status
   */
  public static int run(Terminal terminal, List<Object> more, String... arguments) {
    return run(terminal, Pictures.NONE, more, arguments);
  }

  /**
   * Runs a command.
   *
   * @param pictures draws boards
   * @param more commands besides the ones of this package
   * @return the exit status
   */
  public static int run(
      Terminal terminal, Pictures pictures, List<Object> more, String... arguments) {
    return new Cli(terminal, pictures).run(more, arguments);
  }

  /**
   * The commands, not yet told what to do when something is wrong.
   *
   * @param more commands besides the ones of this package
   */
  public static CommandLine commands(Terminal terminal, List<Object> more) {
    return commands(terminal, Pictures.NONE, more);
  }

  private static CommandLine commands(Terminal terminal, Pictures pictures, List<Object> more) {
    CommandLine line = new CommandLine(new Root());
    Stream.of(
            new GamesCommand(terminal),
            new PlayCommand(terminal),
            new MatchCommand(terminal),
            new LadderCommand(terminal),
            new EngineCommand(terminal),
            new EnginesCommand(terminal),
            new OpeningsCommand(terminal),
            new ConvertCommand(terminal, pictures),
            new ReplayCommand(terminal),
            new AnalyzeCommand(terminal),
            new PerftCommand(terminal),
            new BenchCommand(terminal))
        .forEach(line::addSubcommand);
    line.addSubcommand(
        new CommandLine(new HistoryCommand(terminal)).addSubcommand(new HistoryExport(terminal)));
    more.forEach(line::addSubcommand);
    return line.setCaseInsensitiveEnumValuesAllowed(true);
  }

  private int run(List<Object> more, String... arguments) {
    CommandLine line = commands(terminal, pictures, more);
    line.setOut(terminal.out())
        .setErr(terminal.err())
        .setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF))
        .setParameterExceptionHandler((e, ignored) -> wrongUsage(e))
        .setExecutionExceptionHandler((e, command, ignored) -> failed(e, command));
    try {
      return line.execute(arguments);
    } catch (OutOfMemoryError e) {
      return tell(line, FAILED, "out of memory; QUADRILLE_JAVA_OPTS=-Xmx2g gives it 2 GB.", e);
    } finally {
      terminal.out().flush();
      terminal.err().flush();
    }
  }

  private int wrongUsage(ParameterException e) {
    CommandLine command = e.getCommandLine();
    String help = " See: " + command.getCommandSpec().qualifiedName() + " --help";
    return tell(command, WRONG_USAGE, sentence(e.getMessage()) + help, e);
  }

  private int failed(Exception e, CommandLine command) {
    return switch (e) {
      case BadInputException bad -> tell(command, WRONG_USAGE, bad.text().toString(), e);
      case IOException io -> tell(command, FAILED, "cannot read or write: " + io.getMessage(), e);
      case FailedException failed -> tell(command, FAILED, String.valueOf(failed.getMessage()), e);
      default -> tell(command, FAILED, "this should not have happened: " + e, e);
    };
  }

  private int tell(CommandLine command, int status, String sentence, Throwable cause) {
    terminal.err().println(command.getCommandSpec().qualifiedName() + ": " + sentence);
    if (Boolean.getBoolean("quadrille.debug")) {
      cause.printStackTrace(terminal.err());
    }
    return status;
  }

  /** Picocli's message as a sentence: some begin with a word that says nothing. */
  private static String sentence(@Nullable String text) {
    String message = String.valueOf(text).replaceFirst("^Error: ", "");
    return message.endsWith(".") || message.endsWith("?") ? message : message + ".";
  }
}
