package quadrille.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The command without a name: the program itself. {@link Cli} adds its subcommands. */
@Command(
    name = "quadrille",
    versionProvider = VersionProvider.class,
    description = "Board games. Opens the window unless a command is given.",
    footer = {
      "",
      "Exit status: 0 success, 1 failure, 2 wrong usage.",
      "Help for a command: quadrille COMMAND --help"
    })
final class RootCommand {

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
}
