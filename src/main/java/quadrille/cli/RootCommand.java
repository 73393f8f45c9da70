package quadrille.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The program itself, as the command line sees it: its commands are added by {@link Cli}. */
@Command(
    name = "quadrille",
    versionProvider = VersionProvider.class,
    description = "Board games at one table. Without a command it opens its window.",
    footer = {
      "",
      "Exit status: 0 done, 1 failed, 2 wrong usage.",
      "The help of a command: quadrille COMMAND --help"
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
