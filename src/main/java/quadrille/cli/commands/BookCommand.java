package quadrille.cli.commands;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import quadrille.cli.options.NumberConverters;
import quadrille.cli.options.RulesOptions;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.cli.terminal.GracefulShutdown;
import quadrille.cli.terminal.ProgressLine;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.search.Search;
import quadrille.search.book.BookMaker;
import quadrille.search.book.MoveBook;

/** Makes a book of openings. */
@Command(
    name = "book",
    description = {
      "Makes a book of openings: searches the start of the game, then one position after another"
          + " that good moves lead to. Computers play from it at the table, from their next start"
          + " on, unless books are switched off in the settings.",
      "Continues what is in the file already; a killed process loses the position that it was"
          + " searching."
    },
    footer = {"", "Example:", "  quadrille book dames --set size=6 --positions 500"})
public final class BookCommand extends TerminalCommand {
  private static final int LOG_EVERY = 50;

  @Mixin private RulesOptions rules;

  @Option(
      names = "--positions",
      paramLabel = "N",
      converter = NumberConverters.Count.class,
      description =
          "Searches until the book has N positions, those in the file included; 1000 by default.")
  private int positions = 1000;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      converter = NumberConverters.NodeCount.class,
      description = "The nodes for each position, shared by its best moves; 2000000 by default.")
  private long nodes = 2_000_000;

  @Option(
      names = "--margin",
      paramLabel = "POINTS",
      converter = NumberConverters.Count.class,
      description =
          "The points by which a move may be worse than the best and still be played; by default"
              + " as many as by which the game varies its first moves.")
  private @Nullable Integer margin;

  @Option(
      names = "--file",
      paramLabel = "FILE",
      description = "The file of the book; by default the one that the program looks for.")
  private @Nullable Path file;

  @Override
  public Integer call() throws BadInputException, CommandFailedException, IOException {
    Settings settings = rules.settings();
    Path path = file == null ? MoveBook.file(rules.game(), settings) : file;
    if (file == null) {
      Files.createDirectories(path.getParent());
    }
    int points =
        margin == null ? rules.module().knowledge().apply(settings).openingMargin() : margin;
    try (Search search = rules.module().newSearch(settings, Search.DEFAULT_HASH_MEGABYTES, 1);
        Progress progress = new Progress()) {
      BookMaker maker =
          BookMaker.open(path, Line.start(rules.game(), settings), nodes, points, search);
      try (GracefulShutdown _ = new GracefulShutdown(maker::stop)) {
        make(maker, progress);
        terminal().printLine("%,d positions in %s", maker.size(), path);
      }
    }
    return ExitCode.OK;
  }

  private void make(BookMaker maker, Progress progress) throws IOException {
    while (maker.size() < positions) {
      BookMaker.Added added = maker.addNext();
      if (added == null) {
        break;
      }
      progress.added(maker.size(), added);
    }
    progress.clear();
  }

  /** Shows each position on a terminal, and else one of many. */
  private final class Progress extends ProgressLine {

    Progress() {
      super(BookCommand.this.terminal());
    }

    void added(int size, BookMaker.Added added) {
      String line =
          String.format(
              Locale.ROOT,
              "%,d of %,d, depth %d: %s",
              size,
              positions,
              added.best().depth(),
              String.join(" ", added.line().moveTexts()));
      if (isVisible()) {
        show(line);
      } else if (size % LOG_EVERY == 0) {
        printNotice(line);
        terminal.err().flush();
      }
    }
  }
}
