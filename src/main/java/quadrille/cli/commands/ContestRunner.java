package quadrille.cli.commands;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quadrille.arena.Contest;
import quadrille.arena.GameResult;
import quadrille.arena.SprtRun;
import quadrille.arena.file.ContestFile;
import quadrille.arena.file.ContestFileException;
import quadrille.arena.file.ContestSession;
import quadrille.cli.output.ContestProgress;
import quadrille.cli.output.ContestReport;
import quadrille.cli.terminal.GracefulShutdown;
import quadrille.cli.terminal.Terminal;
import quadrille.core.BadInputException;

/** Plays a contest with progress and prints its tables, also when Ctrl-C ends it early. */
final class ContestRunner {
  private ContestRunner() {}

  /**
   * Plays the contest to its end, or until Ctrl-C.
   *
   * @param file where its games are written, or null
   * @param sprt ends the contest once it is decided, or null
   * @param conclusion prints what follows the tables
   */
  static void run(
      Terminal terminal,
      Contest contest,
      int concurrency,
      @Nullable ContestFile file,
      @Nullable SprtRun sprt,
      Consumer<List<GameResult>> conclusion)
      throws BadInputException, ContestFileException, InterruptedException {
    try (ContestProgress progress = new ContestProgress(terminal, contest, sprt)) {
      ContestSession session = new ContestSession(contest, concurrency, file, sprt, progress);
      try (GracefulShutdown shutdown = new GracefulShutdown(session::stop)) {
        List<GameResult> results = session.play();
        progress.clear();
        ContestReport report = new ContestReport(terminal, contest, results);
        report.printHeading(shutdown.requested());
        report.printStandings();
        report.printForfeits();
        conclusion.accept(results);
      }
    }
  }
}
