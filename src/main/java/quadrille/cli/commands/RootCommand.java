package quadrille.cli.commands;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import quadrille.cli.terminal.Terminal;
import quadrille.records.files.GameImageRenderer;

/** The command without a name: the program itself, and what it lends to its subcommands. */
@Command(
    name = "quadrille",
    description = "Board games. Opens the window unless a command is given.",
    footer = {
      "",
      "Exit status: 0 success, 1 failure, 2 wrong usage.",
      "Help for a command: quadrille COMMAND --help"
    })
public final class RootCommand {
  final Terminal terminal;
  final GameImageRenderer imageRenderer;

  @SuppressWarnings("UnusedVariable") // Picocli prints the help by itself.
  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      scope = ScopeType.INHERIT,
      description = "Shows this help.")
  private boolean help;

  @SuppressWarnings("UnusedVariable") // Picocli prints the version by itself.
  @Option(
      names = {"-V", "--version"},
      versionHelp = true,
      description = "Shows the version.")
  private boolean version;

  public RootCommand(Terminal terminal, GameImageRenderer imageRenderer) {
    this.terminal = terminal;
    this.imageRenderer = imageRenderer;
  }
}
