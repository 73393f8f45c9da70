package quadrille.cli;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import quadrille.arena.file.ContestFileException;
import quadrille.arena.training.TrainingException;
import quadrille.cli.commands.AnalyzeCommand;
import quadrille.cli.commands.BenchCommand;
import quadrille.cli.commands.BitbaseCommand;
import quadrille.cli.commands.BookCommand;
import quadrille.cli.commands.ConvertCommand;
import quadrille.cli.commands.EngineCommand;
import quadrille.cli.commands.EnginesCommand;
import quadrille.cli.commands.GamesCommand;
import quadrille.cli.commands.HistoryCommand;
import quadrille.cli.commands.HistoryExportCommand;
import quadrille.cli.commands.HostCommand;
import quadrille.cli.commands.JoinCommand;
import quadrille.cli.commands.LadderCommand;
import quadrille.cli.commands.MatchCommand;
import quadrille.cli.commands.OpeningsCommand;
import quadrille.cli.commands.PerftCommand;
import quadrille.cli.commands.PlayCommand;
import quadrille.cli.commands.ReopenCommand;
import quadrille.cli.commands.ReplayCommand;
import quadrille.cli.commands.RootCommand;
import quadrille.cli.commands.TrainCommand;
import quadrille.cli.options.Converters;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.cli.terminal.Terminal;
import quadrille.core.BadInputException;
import quadrille.match.engine.EngineListException;
import quadrille.records.RecordsException;
import quadrille.records.files.GameImageRenderer;
import quadrille.system.BuildInfo;
import quadrille.system.FileReasons;

/** Parses the arguments, runs the command, and reports an error in one sentence. */
public final class Cli {
  private Cli() {}

  /**
   * Runs a command that draws no boards.
   *
   * @return the exit status
   */
  public static int run(Terminal terminal, String... arguments) {
    return run(terminal, GameImageRenderer.NONE, arguments);
  }

  /**
   * Runs a command.
   *
   * @param imageRenderer draws boards
   * @return the exit status
   */
  public static int run(Terminal terminal, GameImageRenderer imageRenderer, String... arguments) {
    CommandLine line =
        commandLine(terminal, imageRenderer, commandsFor(arguments))
            .setOut(terminal.out())
            .setErr(terminal.err())
            .setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF))
            .setParameterExceptionHandler((e, _) -> handleUsageError(e))
            .setExecutionExceptionHandler((e, command, _) -> handleFailure(e, command));
    int status = execute(line, arguments);
    if (terminal.out().checkError() && status == ExitCode.OK) {
      status = report(line, ExitCode.SOFTWARE, "the results could not be written.", null);
    }
    terminal.err().flush();
    return status;
  }

  private static int execute(CommandLine line, String... arguments) {
    try {
      boolean known = !isUnknownCommand(line, arguments);
      return line.execute(known ? arguments : Arrays.copyOf(arguments, 1));
    } catch (OutOfMemoryError e) {
      return report(line, ExitCode.SOFTWARE, outOfMemory(Runtime.getRuntime().maxMemory()), e);
    }
  }

  /** What to do about it: how much memory the computer has is not known here. */
  static String outOfMemory(long allowedBytes) {
    long megabytes = allowedBytes >> 20;
    long more = Math.max(2, 2 * (megabytes >> 10));
    return """
    out of memory, of which this program may use %d MB; ask for less, such as a smaller --hash, \
    or set QUADRILLE_JAVA_OPTS=-Xmx%dg to allow %d GB if the computer has them.\
    """
        .formatted(megabytes, more, more);
  }

  /** Picocli would answer --help after it with the help of the program. */
  private static boolean isUnknownCommand(CommandLine line, String... arguments) {
    return arguments.length > 1
        && !arguments[0].startsWith("-")
        && !line.getSubcommands().containsKey(arguments[0]);
  }

  /** The names of all commands. */
  public static Set<String> commandNames() {
    return commandLine(Terminal.system()).getSubcommands().keySet();
  }

  /** All commands, for manual pages, completion and parsing. */
  public static CommandLine commandLine(Terminal terminal) {
    return commandLine(terminal, GameImageRenderer.NONE, commands());
  }

  /**
   * The command that the arguments name, or all. Picocli reads the options of each command that it
   * is given by reflection; for all of them, this takes longer than most commands run.
   */
  private static List<Callable<Integer>> commandsFor(String... arguments) {
    List<Callable<Integer>> all = commands();
    if (arguments.length == 0) {
      return all;
    }
    List<Callable<Integer>> named =
        all.stream().filter(each -> arguments[0].equals(name(each))).toList();
    return named.isEmpty() ? all : named;
  }

  private static String name(Callable<Integer> command) {
    return Objects.requireNonNull(command.getClass().getAnnotation(Command.class)).name();
  }

  private static List<Callable<Integer>> commands() {
    return List.of(
        new GamesCommand(),
        new PlayCommand(),
        new MatchCommand(),
        new LadderCommand(),
        new HostCommand(),
        new ReopenCommand(),
        new JoinCommand(),
        new EngineCommand(),
        new EnginesCommand(),
        new OpeningsCommand(),
        new ConvertCommand(),
        new ReplayCommand(),
        new AnalyzeCommand(),
        new PerftCommand(),
        new BenchCommand(),
        new TrainCommand(),
        new BitbaseCommand(),
        new BookCommand(),
        new HistoryCommand());
  }

  private static CommandLine commandLine(
      Terminal terminal, GameImageRenderer imageRenderer, List<Callable<Integer>> commands) {
    CommandLine line = new CommandLine(new RootCommand(terminal, imageRenderer));
    for (Callable<Integer> each : commands) {
      line.addSubcommand(
          each instanceof HistoryCommand
              ? new CommandLine(each).addSubcommand(new HistoryExportCommand())
              : each);
    }
    line.getCommandSpec()
        .versionProvider(() -> new String[] {"quadrille " + BuildInfo.current().version()});
    Converters.register(line);
    return line.setExpandAtFiles(false);
  }

  private static int handleUsageError(ParameterException e) {
    CommandLine command = e.getCommandLine();
    String help = " See: " + command.getCommandSpec().qualifiedName() + " --help";
    String message =
        e instanceof UnmatchedArgumentException unmatched ? problem(unmatched) : e.getMessage();
    return report(command, ExitCode.USAGE, asSentence(message) + help, e);
  }

  /** What is wrong with the first word that is not known; those after it may be its value. */
  private static String problem(UnmatchedArgumentException e) {
    String word = e.getUnmatched().getFirst();
    if (word.startsWith("-")) {
      return "there is no option " + word;
    }
    boolean afterCommand = e.getCommandLine().getSubcommands().isEmpty();
    return afterCommand ? "'" + word + "' is one word too many" : "there is no command " + word;
  }

  private static int handleFailure(Exception e, CommandLine command) {
    return switch (e) {
      case EngineListException list ->
          report(command, ExitCode.SOFTWARE, list.text().toString(), e);
      case BadInputException bad -> report(command, ExitCode.USAGE, bad.text().toString(), e);
      case FileSystemException file -> {
        String sentence = "cannot read or write " + file.getFile() + ": " + FileReasons.of(file);
        yield report(command, ExitCode.SOFTWARE, sentence + ".", e);
      }
      case IOException io ->
          report(command, ExitCode.SOFTWARE, "cannot read or write: " + io.getMessage() + ".", e);
      case CommandFailedException _,
          ContestFileException _,
          TrainingException _,
          RecordsException _ ->
          report(command, ExitCode.SOFTWARE, String.valueOf(e.getMessage()), e);
      default -> report(command, ExitCode.SOFTWARE, "internal error: " + e, e);
    };
  }

  private static int report(
      CommandLine command, int status, String sentence, @Nullable Throwable cause) {
    command.getErr().println(command.getCommandSpec().qualifiedName() + ": " + sentence);
    if (cause != null && Boolean.getBoolean("quadrille.debug")) {
      cause.printStackTrace(command.getErr());
    }
    return status;
  }

  /** Picocli's message without its prefix and its own words, as a sentence. */
  private static String asSentence(@Nullable String text) {
    String message =
        String.valueOf(text)
            .replaceFirst("^Error: ", "")
            .replace("option option", "option")
            .replace("KEY=VALUE", "NAME=VALUE")
            .replaceFirst("but was \\s*$", "but it is empty")
            .replaceFirst(
                "at index \\d+ (.*) requires at least (\\d+) values, but only .*",
                "$1 needs $2 values");
    return message.endsWith(".") || message.endsWith("?") ? message : message + ".";
  }
}
