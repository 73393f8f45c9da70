package quadrille.cli.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.ExitCode;
import quadrille.cli.CliRun;
import quadrille.match.TestProcesses;
import quadrille.records.files.Json;

/** A match in a process of its own is ended, and gone on with. */
@Timeout(120)
class MatchResumeTest {
  private static final int MS_PER_MOVE = 9;

  @TempDir Path folder;
  private Path file = Path.of("set before each");

  @BeforeEach
  void name() {
    file = folder.resolve("games.jsonl");
  }

  private static List<String> match(int games, String... more) {
    List<String> arguments = new ArrayList<>();
    arguments.addAll(List.of("match", "dots", "--set", "size=3", "--games", "" + games));
    arguments.addAll(List.of("--first", "depth:3", "--second", "depth:2", "--concurrency", "2"));
    arguments.addAll(List.of(more));
    return arguments;
  }

  private static CliRun run(List<String> arguments) {
    return CliRun.of(arguments.toArray(String[]::new));
  }

  private Process start(List<String> arguments) throws IOException {
    return new ProcessBuilder(TestProcesses.quadrille(arguments.toArray(String[]::new)))
        .redirectError(folder.resolve("err.txt").toFile())
        .redirectOutput(folder.resolve("out.txt").toFile())
        .start();
  }

  private int linesOfFile() throws IOException {
    return Files.exists(file) ? Files.readAllLines(file).size() : 0;
  }

  private void waitForGames(Process process, int games) throws Exception {
    while (linesOfFile() <= games) {
      boolean ended = process.waitFor(10, TimeUnit.MILLISECONDS);
      assertThat(ended).as(Files.readString(folder.resolve("err.txt"))).isFalse();
    }
  }

  /** The table without what depends on the machine. */
  private static List<String> table(CliRun run) {
    assertThat(run.status()).as(run.err()).isEqualTo(ExitCode.OK);
    return run.outLines().stream()
        .map(
            line -> {
              List<String> cells = new ArrayList<>(List.of(line.split(" {2,}")));
              if (cells.size() > MS_PER_MOVE) {
                cells.remove(MS_PER_MOVE);
              }
              return String.join("|", cells);
            })
        .toList();
  }

  @Test
  void aKilledMatchResumesToTheSameTable() throws Exception {
    Process process = start(match(60, "--seed", "5", "--out", file.toString()));
    waitForGames(process, 5);
    process.destroyForcibly().waitFor();
    assertThat(linesOfFile()).isLessThan(61);
    Files.writeString(file, "{\"number\":7,\"game\":\"do", StandardOpenOption.APPEND);

    CliRun resumed = run(match(60, "--resume", file.toString()));

    assertThat(table(resumed)).isEqualTo(table(run(match(60, "--seed", "5"))));
    assertThat(linesOfFile()).isEqualTo(61);
    assertThat(Files.readAllLines(file))
        .allSatisfy(line -> assertThat(Json.parse(line)).isNotNull());
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void anInterruptedMatchPrintsTheTableSoFar() throws Exception {
    Process process = start(match(1_000_000, "--seed", "5", "--out", file.toString()));
    waitForGames(process, 5);
    process.destroy();
    process.waitFor();

    String out = Files.readString(folder.resolve("out.txt"));
    int games = Files.readAllLines(file).size() - 1;
    assertThat(out).startsWith(games + " of 1000000 games of dots (interrupted), seed 5");
    assertThat(out).contains("first: depth:3", "second: depth:2");
  }

  @Test
  void moreGamesCanBeAddedLater() throws Exception {
    run(match(4, "--seed", "5", "--out", file.toString()));

    CliRun more = run(match(10, "--resume", file.toString()));

    assertThat(table(more)).isEqualTo(table(run(match(10, "--seed", "5"))));
  }

  @Test
  void resumesAMatchKilledBeforeItsFirstGame() throws Exception {
    Files.writeString(file, "{\"match\":{\"vers");

    CliRun begun = run(match(4, "--seed", "5", "--resume", file.toString()));

    assertThat(table(begun)).isEqualTo(table(run(match(4, "--seed", "5"))));
    assertThat(linesOfFile()).isEqualTo(5);
  }

  @Test
  void reportsACorruptLine() throws Exception {
    run(match(4, "--seed", "5", "--out", file.toString()));
    List<String> lines = new ArrayList<>(Files.readAllLines(file));
    lines.set(2, "{\"number\":2,");
    Files.write(file, lines);

    assertRefused(match(4, "--resume", file.toString()), "line 3: this is not a game of a match");
  }

  @Test
  void rejectsALineThatIsNoGame() throws Exception {
    run(match(4, "--seed", "5", "--out", file.toString()));
    Files.writeString(file, "{\"number\":5,\"result\":{}}\n", StandardOpenOption.APPEND);

    assertRefused(match(6, "--resume", file.toString()), "line 6: this is not a game of a match");
  }

  @Test
  void rejectsAGameWithAWinnerThatIsNoSide() throws Exception {
    run(match(4, "--seed", "5", "--out", file.toString()));
    String games = Files.readString(file);
    Files.writeString(file, games.replaceFirst("\"winner\":\"\\w+\"", "\"winner\":\"red\""));

    assertRefused(match(4, "--resume", file.toString()), ": this is not a game of a match");
  }

  @Test
  void aMatchContinuedWithFewerGamesIgnoresTheRest() throws Exception {
    run(match(6, "--seed", "5", "--out", file.toString()));

    CliRun fewer = run(match(4, "--resume", file.toString()));

    assertThat(table(fewer)).isEqualTo(table(run(match(4, "--seed", "5"))));
    assertThat(linesOfFile()).isEqualTo(7);
  }

  @Test
  void reportsAFileThatCannotBeWritten() {
    String missing = folder.resolve("no/such/file").toString();
    assertRefused(match(2, "--out", missing), "cannot write " + missing + ": ");
    assertThat(run(match(2, "--out", missing)).err()).containsOnlyOnce("such/file");
  }

  @Test
  void rejectsAFileOfAnotherMatch() throws Exception {
    run(match(4, "--seed", "5", "--out", file.toString()));

    assertRefused(match(4, "--seed", "6", "--resume", file.toString()), "its seed is 5, not 6");
    assertRefused(
        match(4, "--max-plies", "9", "--resume", file.toString()), "belongs to another match");
    assertRefused(
        match(4, "--move-overhead", "50", "--resume", file.toString()),
        "its moveOverhead is 30, not 50");
    assertRefused(
        match(4, "--threads", "2", "--resume", file.toString()), "its threads are 1, not 2");
    assertRefused(
        match(4, "--out", file.toString()),
        "exists already; to continue it, give the same options with --resume");
    assertThat(linesOfFile()).isEqualTo(5);
  }

  @Test
  void rejectsAFileWithOtherOpenings() throws Exception {
    Path openings = folder.resolve("openings.txt");
    Files.writeString(openings, "a1h\n");
    run(match(2, "--openings", openings.toString(), "--seed", "1", "--out", file.toString()));
    Files.writeString(openings, "a2h\n");

    assertRefused(
        match(2, "--openings", openings.toString(), "--resume", file.toString()),
        " has the opening of another match");
  }

  @Test
  void rejectsOtherFiles() throws Exception {
    assertRefused(match(4, "--resume", file.toString()), "there is no file");
    Files.writeString(file, "{\"seed\":1}\n{\"number\":1}\n");
    assertRefused(match(4, "--resume", file.toString()), "is not the file of a match");
    Files.writeString(file, "a note without an end");
    assertRefused(match(4, "--resume", file.toString()), "is not the file of a match");
    assertThat(Files.readString(file)).isEqualTo("a note without an end");
    Files.writeString(file, "not JSON\nat all\n");
    assertRefused(match(4, "--resume", file.toString()), "line 1: this is not a game of a match");
    Files.writeString(file, "{\"match\":{}}\n");
    assertRefused(match(4, "--resume", file.toString()), "belongs to another match");
  }

  private static void assertRefused(List<String> arguments, String sentence) {
    CliRun run = run(arguments);
    assertThat(run.status()).isEqualTo(ExitCode.SOFTWARE);
    assertThat(run.err()).contains(sentence).doesNotContain("Exception");
    assertThat(run.out()).isEmpty();
  }

  @Test
  void rejectsAFileInUse() throws Exception {
    Process process = start(match(1_000_000, "--seed", "5", "--out", file.toString()));
    waitForGames(process, 1);
    assertRefused(match(4, "--resume", file.toString()), "is in use by another match");
    process.destroyForcibly().waitFor();

    process = start(match(1_000_000, "--resume", file.toString()));
    waitForGames(process, linesOfFile());
    assertRefused(match(4, "--resume", file.toString()), "is in use by another match");
    process.destroyForcibly().waitFor();
  }
}
