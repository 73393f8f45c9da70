package quadrille;

import java.util.List;
import picocli.CommandLine;
import quadrille.app.FramesCommand;
import quadrille.app.ScreenshotsCommand;
import quadrille.cli.Cli;
import quadrille.cli.Terminal;

/**
 * The commands; not in {@link Quadrille}, as Java loads all that a method of the main class names,
 * and the window needs no commands.
 */
public final class Commands {
  private Commands() {}

  /** All commands, for the manual and for completion. */
  public static CommandLine all() {
    return Cli.commands(Terminal.system(), drawing());
  }

  /** Those that draw boards, without a screen. */
  static List<Object> drawing() {
    return List.of(new ScreenshotsCommand(), new FramesCommand());
  }
}
