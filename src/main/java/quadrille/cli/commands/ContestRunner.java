package quadrille.cli.commands;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import quadrille.arena.Arena;
import quadrille.arena.ArenaGame;
import quadrille.arena.Contest;
import quadrille.arena.GameResult;
import quadrille.arena.SprtRun;
import quadrille.arena.file.ContestFile;
import quadrille.arena.file.ContestGameLines;
import quadrille.arena.file.ContestHeader;
import quadrille.cli.output.ContestProgress;
import quadrille.cli.terminal.GracefulShutdown;
import quadrille.cli.terminal.Terminal;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.system.OperationFailedException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Holds a contest: keeps its games in a file, goes on where another run was ended. */
final class ContestRunner {
  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Writes every game into a new file when it has ended, a JSON object a line.")
  private @Nullable Path out;

  @Option(
      names = "--resume",
      paramLabel = "FILE",
      description =
          "Goes on with the match of that file, written by --out: give the other options as they"
              + " were; the seed may be left out, and there may be more games.")
  private @Nullable Path resume;

  /** What is told of a contest when it has ended, or was told to end. */
  record ContestResults(List<GameResult> results, boolean interrupted) {}

  /** Opens the file of the contest, or returns null if there is none. */
  @Nullable ContestFile openFile() throws OperationFailedException {
    if (out != null && resume != null) {
      throw new OperationFailedException("--resume goes on in its own file: --out is not needed.");
    }
    return resume != null
        ? ContestFile.resume(resume)
        : out == null ? null : ContestFile.create(out);
  }

  /** The seed of the match in the file, or null if it tells none. */
  static @Nullable Long recordedSeed(@Nullable ContestFile file) {
    JsonNode header = file == null ? null : file.header();
    return header == null || !header.path("seed").isNumber() ? null : header.get("seed").asLong();
  }

  /**
   * Plays the contest to its end, or until the process is told to end.
   *
   * @param file where its games are kept, or null
   * @param test ends the contest, or null
   * @param told is given the results that count, before a process that was told to end does
   */
  static void run(
      Terminal terminal,
      ContestOptions options,
      Contest contest,
      @Nullable ContestFile file,
      @Nullable SprtRun test,
      Consumer<ContestResults> told)
      throws BadInputException, OperationFailedException, InterruptedException {
    ContestGameLines games = new ContestGameLines(contest, options.startOptions.preset());
    List<GameResult> before =
        previousResults(contest, options.startOptions.ongoingLine(), file, games);
    try (ContestProgress progress = new ContestProgress(terminal, contest, test)) {
      before.forEach(progress::count);
      Consumer<ArenaGame> finished =
          game -> {
            if (file != null) {
              file.append(games.write(game));
            }
            progress.show(game);
          };
      Predicate<GameResult> enough = test == null ? game -> false : test;
      Arena arena = new Arena(contest, options.concurrency(), finished, enough);
      play(arena, before, progress, told);
    } catch (UncheckedIOException e) {
      throw new OperationFailedException(String.valueOf(e.getMessage()), e);
    }
  }

  private static void play(
      Arena arena, List<GameResult> before, ContestProgress progress, Consumer<ContestResults> told)
      throws BadInputException, InterruptedException {
    try (GracefulShutdown interruption = new GracefulShutdown(arena::stop)) {
      List<GameResult> results = arena.play(before);
      progress.close();
      told.accept(new ContestResults(results, interruption.requested()));
    }
  }

  /** The results that the file has already; begins the file if it says nothing yet. */
  private static List<GameResult> previousResults(
      Contest contest, Line start, @Nullable ContestFile file, ContestGameLines games)
      throws OperationFailedException, BadInputException {
    if (file == null) {
      return List.of();
    }
    ObjectNode header = ContestHeader.of(contest, start);
    JsonNode there = file.header();
    if (there != null) {
      ContestHeader.requireSame(header, there, file.name());
      return games.read(file);
    }
    file.clear();
    file.writeHeader(header);
    return List.of();
  }
}
