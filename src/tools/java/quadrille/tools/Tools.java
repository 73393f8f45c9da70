package quadrille.tools;

import java.io.IOException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import quadrille.installer.AssetImages;

/** Runs the tools that developers need and players never do. CONTRIBUTING.md says how. */
@Command(
    name = "tools",
    description = "Tools for working on Quadrille.",
    subcommands = {ScreenshotsCommand.class, FrameBenchCommand.class, HelpCommand.class})
public final class Tools {
  private Tools() {}

  /** Runs the tool that the arguments name. Exit status: 0 done, 1 failed, 2 wrong usage. */
  public static void main(String[] arguments) {
    System.exit(new CommandLine(new Tools()).execute(arguments));
  }

  @Command(name = "icons", description = "Draw all icons again from the SVG files in assets.")
  void icons() throws IOException {
    AssetImages.writeAll();
  }
}
