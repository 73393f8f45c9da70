package quadrille.cli;

import picocli.CommandLine.Command;

/** The program itself, as the command line sees it: its commands are added by {@link Cli}. */
@Command(
    name = "quadrille",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Hex, Dames, Hexxagon, Dots and Boxes. Without a command it opens its window.",
    footer = {
      "",
      "Exit status: 0 done, 1 failed, 2 wrong usage.",
      "The help of a command: quadrille COMMAND --help"
    })
final class Root {}
