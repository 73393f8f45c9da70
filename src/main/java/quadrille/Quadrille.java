package quadrille;

import java.io.File;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.ExitCode;
import quadrille.app.App;
import quadrille.app.pictures.HeadlessBoardRenderer;
import quadrille.cli.Cli;
import quadrille.cli.terminal.Terminal;
import quadrille.system.ConsoleLog;

/**
 * The main class: without arguments it opens the launcher, with a file it opens the file, with a
 * command it runs the command without a screen.
 */
public final class Quadrille {
  private Quadrille() {}

  /** Ends the process with the exit status: 0 success, 1 failure, 2 wrong usage. */
  public static void main(String[] arguments) {
    System.exit(run(arguments));
  }

  private static int run(String... arguments) {
    boolean opensFile = arguments.length == 1 && isFileToOpen(arguments[0]);
    if (!opensFile && arguments.length == 1 && looksLikeFile(arguments[0])) {
      System.err.printf("quadrille: there is no file %s.%n", arguments[0]);
      return ExitCode.USAGE;
    }
    if (arguments.length > 0 && !opensFile) {
      // Programs read what commands print, so an Arabic system must not change the digits.
      Locale.setDefault(Locale.Category.FORMAT, Locale.ROOT);
      ConsoleLog.open(System.err);
      return Cli.run(Terminal.system(), new HeadlessBoardRenderer(), arguments);
    }
    if (!hasDisplay(System.getProperty("os.name"), System.getenv())) {
      return failWithoutWindow("there is no display");
    }
    try {
      App.open(arguments);
      return ExitCode.OK;
    } catch (UnsupportedOperationException e) {
      // JavaFX throws this if its toolkit cannot start, for example without GTK.
      return failWithoutWindow(String.valueOf(e.getMessage()).replaceFirst("\\.$", ""));
    }
  }

  private static int failWithoutWindow(String reason) {
    System.err.printf(
        "quadrille: cannot open a window (%s). These commands need none: %s."
            + " See quadrille --help.%n",
        reason, String.join(", ", Cli.commandNames()));
    return ExitCode.USAGE;
  }

  /** Whether an argument is a file and no command; a file of that name has to be written ./name. */
  static boolean isFileToOpen(String argument) {
    return new File(argument).isFile()
        && (looksLikeFile(argument) || !Cli.commandNames().contains(argument));
  }

  /** Whether an argument looks like a path: no command has a dot or a slash in its name. */
  static boolean looksLikeFile(String argument) {
    return !argument.startsWith("-") && argument.matches(".*[./\\\\].*");
  }

  /** Whether there may be a display; on Linux the environment names it. */
  static boolean hasDisplay(String system, Map<String, String> environment) {
    return !system.equals("Linux")
        || environment.containsKey("DISPLAY")
        || environment.containsKey("WAYLAND_DISPLAY");
  }
}
