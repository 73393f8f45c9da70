package quadrille;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import picocli.CommandLine.ExitCode;
import quadrille.app.App;
import quadrille.app.pictures.HeadlessBoardRenderer;
import quadrille.cli.Cli;
import quadrille.cli.terminal.Terminal;

/**
 * The entry of the program: no argument opens the launcher, a file the window with it, a command
 * runs without a screen.
 */
public final class Quadrille {
  private Quadrille() {}

  /** Ends the process with the exit status: 0 done, 1 failed, 2 wrong usage. */
  public static void main(String[] arguments) {
    System.exit(run(arguments));
  }

  private static int run(String... arguments) {
    boolean opens = arguments.length == 1 && isFile(arguments[0]);
    if (!opens && arguments.length == 1 && looksLikeFile(arguments[0])) {
      System.err.printf("quadrille: there is no file %s to be opened.%n", arguments[0]);
      return ExitCode.USAGE;
    }
    if (arguments.length > 0 && !opens) {
      return Cli.run(Terminal.system(), new HeadlessBoardRenderer(), arguments);
    }
    if (!hasDisplay(System.getProperty("os.name"), System.getenv())) {
      return failWithoutWindow("there is no display");
    }
    try {
      App.open(arguments);
      return ExitCode.OK;
    } catch (UnsupportedOperationException e) {
      // What JavaFX throws when its toolkit cannot start: no such display, no GTK.
      return failWithoutWindow(String.valueOf(e.getMessage()).replaceFirst("\\.$", ""));
    }
  }

  private static int failWithoutWindow(String reason) {
    System.err.printf(
        "quadrille: no window can be opened here (%s); the commands %s need none,"
            + " see quadrille --help.%n",
        reason, String.join(", ", Cli.commandNames()));
    return ExitCode.USAGE;
  }

  private static boolean isFile(String name) {
    try {
      return Files.isRegularFile(Path.of(name));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  /** No command has a dot or a folder in its name. */
  static boolean looksLikeFile(String argument) {
    return !argument.startsWith("-") && argument.matches(".*[./\\\\].*");
  }

  /** Whether there may be a screen: on Linux the environment names it. */
  static boolean hasDisplay(String system, Map<String, String> environment) {
    return !system.equals("Linux")
        || environment.containsKey("DISPLAY")
        || environment.containsKey("WAYLAND_DISPLAY");
  }
}
