package quadrille.cli.commands;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import quadrille.cli.options.RulesOptions;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.cli.terminal.ProgressLine;
import quadrille.core.BadInputException;
import quadrille.core.Settings;
import quadrille.search.bitbase.BitbaseMaker;

/** Makes endgame tables. */
@Command(
    name = "bitbase",
    description = {
      "Makes endgame tables: which positions with few pieces are won, drawn or lost. The search"
          + " uses them from its next start on.",
      "There is a file for each class of positions with the same pieces. Files that are there"
          + " already are kept, so a killed process loses the class that it was making."
    },
    footer = {
      "",
      "Example:",
      "  quadrille bitbase dames --rules brazilian --pieces 4",
      "The names of classes: mmk-k has two men and a king to move, against a king."
    })
public final class BitbaseCommand extends TerminalCommand {
  @Mixin private RulesOptions rules;

  @Option(
      names = "--pieces",
      paramLabel = "N",
      description =
          "The greatest number of pieces, of both sides together: 2 to 6, on a 10×10 board 2 to 5,"
              + " by default 4. Six take about an hour under English rules, and five on 10×10 hours"
              + " and some hundred megabytes.")
  private String pieces = "4";

  @Option(
      names = "--directory",
      paramLabel = "DIR",
      description =
          "Makes all tables in this folder, those that the program brings along too; by default"
              + " only those that it lacks, in the folder where it looks for them.")
  private @Nullable Path directory;

  @Override
  public Integer call() throws BadInputException, CommandFailedException, IOException {
    Function<Settings, BitbaseMaker> bitbases = rules.module().bitbases();
    if (bitbases == null) {
      throw new CommandFailedException(rules.game().name() + " has no endgame tables.");
    }
    BitbaseMaker maker = bitbases.apply(rules.settings());
    if (maker.maxPieces() == 0) {
      throw new CommandFailedException("there are no endgame tables for boards of this size.");
    }
    int count = pieceCount(maker);
    try (Progress progress = new Progress()) {
      maker.make(count, directory, progress);
      progress.clear();
      if (progress.made == 0 && directory == null) {
        printLine("no table is missing: each comes with the program or is in %s", maker.folder());
      } else {
        printLine(
            "%d tables made in %s", progress.made, directory == null ? maker.folder() : directory);
      }
    }
    return ExitCode.OK;
  }

  /** The number of pieces, whose range depends on the rules. */
  private int pieceCount(BitbaseMaker maker) {
    int count = pieces.matches("\\d{1,9}") ? Integer.parseInt(pieces) : 0;
    if (count < BitbaseMaker.MIN_PIECES || count > maker.maxPieces()) {
      throw usageError(
          "--pieces takes a number from "
              + BitbaseMaker.MIN_PIECES
              + " to "
              + maker.maxPieces()
              + ", not "
              + pieces);
    }
    return count;
  }

  private void printLine(String format, Object... arguments) {
    print(String.format(Locale.ROOT, format, arguments));
    terminal().out().flush();
  }

  /** Prints each table, and on a terminal shows what is made now. */
  private final class Progress extends ProgressLine implements BitbaseMaker.Listener {
    private int made;

    Progress() {
      super(BitbaseCommand.this.terminal());
    }

    @Override
    public void started(String name, int number, int total) {
      show(String.format(Locale.ROOT, "%s, %d of %d …", name, number, total));
    }

    @Override
    public void finished(BitbaseMaker.Contents contents) {
      clear();
      made++;
      printLine(
          "%-12s %,13d won %,13d drawn %,13d lost %,11d bytes",
          contents.name(), contents.wins(), contents.draws(), contents.losses(), contents.bytes());
    }
  }
}
