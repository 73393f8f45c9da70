package quadrille;

import java.util.List;
import picocli.CommandLine;
import quadrille.cli.Cli;
import quadrille.cli.terminal.Terminal;
import quadrille.tools.FrameBenchCommand;
import quadrille.tools.ScreenshotsCommand;

/**
 * The commands; not in {@link Quadrille}, as Java loads all that a method of the main class names,
 * and the window needs no commands.
 */
public final class Commands {
  private Commands() {}

  /** All commands, for the manual and for completion. */
  public static CommandLine all() {
    return Cli.commandLine(Terminal.system(), renderingCommands());
  }

  /** Those that draw boards, without a screen. */
  static List<Object> renderingCommands() {
    return List.of(new ScreenshotsCommand(), new FrameBenchCommand());
  }
}
