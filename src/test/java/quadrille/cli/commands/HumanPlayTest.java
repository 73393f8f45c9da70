package quadrille.cli.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.ExitCode;
import quadrille.cli.CliRun;
import quadrille.match.TestProcesses;
import tools.jackson.databind.json.JsonMapper;

/** People at the terminal: what they type and what they read. */
class HumanPlayTest {

  @Test
  void twoHumansPlayAGame() {
    CliRun run = hex("a1\nc2\na2\nc3\na3\n", "human", "human");

    assertThat(run.status()).isEqualTo(ExitCode.OK);
    assertThat(run.outLines())
        .containsExactly(
            "1. Red a1",
            "1... Blue c2",
            "2. Red a2",
            "2... Blue c3",
            "3. Red a3",
            "game 1: human - human: Red wins after 5 plies: Red connected the two red edges");
    assertThat(run.err()).contains("Red to move", "Blue to move", "x . .\n  2 x . o");
  }

  @Test
  void explainsAnIllegalMoveAndAsksAgain() {
    CliRun run = hex("b2\nb2\nz9\n\nc1\nresign\n", "human", "human");

    assertThat(run.status()).isEqualTo(ExitCode.OK);
    assertThat(run.outLines()).startsWith("1. Red b2", "1... Blue c1");
    assertThat(run.err()).contains("b2 already holds a red stone", "z9 is not on the board");
    assertThat(count(run.err(), "Blue to move")).isEqualTo(4);
  }

  @Test
  void helpListsCommandsAndMoves() {
    CliRun run = hex("b1\nhelp\nresign\n", "human", "human");

    assertThat(run.err()).contains("undo", "draw", "resign", "Moves: a1 c1 a2 b2 c2 a3 b3 c3 swap");
  }

  @Test
  void resigningLoses() {
    CliRun run = hex("b2\nresign\n", "human", "human");

    assertThat(run.outLines().getLast()).contains("Red wins after 1 ply: Blue resigns");
  }

  @Test
  void undoTakesBackOneMoveBetweenHumans() {
    CliRun run = hex("undo\nb2\nundo\na1\nc1\nresign\n", "human", "human");

    assertThat(run.err()).contains("There is no move to take back.");
    assertThat(run.outLines())
        .containsExactly(
            "1. Red b2",
            "1. Red a1",
            "1... Blue c1",
            "game 1: human - human: Blue wins after 2 plies: Red resigns");
  }

  @Test
  void undoShowsTheBoardAgain() {
    CliRun run = hex("b2\nundo\nresign\n", "human", "human");

    String empty = " 1 . . .\n  2 . . .\n   3 . . .";
    assertThat(count(run.err(), empty)).isEqualTo(2);
    assertThat(run.err().lastIndexOf(empty)).isGreaterThan(run.err().indexOf("2 . x ."));
  }

  @Test
  void undoAlsoTakesBackTheReplyOfTheComputer() {
    CliRun run = hex("a1\nundo\na2\nundo\nresign\n", "human", "depth:1");

    assertThat(run.outLines()).filteredOn(line -> line.startsWith("1. ")).hasSize(2);
    assertThat(run.outLines()).filteredOn(line -> line.startsWith("1... ")).hasSize(2);
    assertThat(run.outLines().getLast()).contains("Blue wins after 0 plies: Red resigns");
  }

  @Test
  void aDrawOfferCanBeAccepted() {
    CliRun run = hex("b2\ndraw\ndraw\na1\ndraw\n", "human", "human");

    assertThat(run.err())
        .contains("You offer a draw; now make your move.", "already offered", "Blue offers a draw");
    assertThat(run.outLines().getLast()).contains("draw after 2 plies: the players agree");
  }

  @Test
  void aMoveDeclinesADrawOffer() {
    CliRun run = hex("draw\nb2\nc1\ndraw\na3\nresign\n", "human", "human");

    assertThat(run.outLines()).startsWith("1. Red b2", "1... Blue c1", "2. Red a3");
    assertThat(run.outLines().getLast()).contains("Red wins", "Blue resigns");
  }

  @Test
  void thePlayerReadsHowNearADrawIs() {
    String[] kings =
        "play dames --position W:WK46:BK45 --first human --second human --quiet".split(" ");
    String rule = "Draw after 5 moves each with a lone king against one or two pieces: ";

    CliRun counted = CliRun.withInput("46-41\n45-50\n41-36\n50-45\n", kings);
    assertThat(counted.err()).contains(rule + "1 of 5.", rule + "2 of 5.").doesNotContain("0 of 5");

    CliRun repeated = CliRun.withInput("46-41\n45-50\n41-46\n50-45\n", kings);
    assertThat(repeated.err()).contains("This position has occurred twice; the third time is");
  }

  @Test
  void aWinningComputerDeclinesADraw() {
    CliRun run = hex("draw\na1\ndraw\nresign\n", "human", "depth:5");

    assertThat(count(run.err(), "Blue declines the draw.")).isEqualTo(2);
    assertThat(run.outLines().getLast()).contains("Red resigns");
  }

  @Test
  void endOfInputLeavesTheGameUnfinished(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("game.json");
    CliRun run = hex("b2\n", "human", "human", "--json", file.toString());

    assertThat(run.status()).isEqualTo(ExitCode.SOFTWARE);
    assertThat(run.err()).contains("the input ended before the game was over");
    assertThat(run.outLines()).containsExactly("1. Red b2");
    var json = JsonMapper.shared().readTree(Files.readString(file));
    assertThat(json.get("result").get("reason").asString()).isEqualTo("unfinished");
    assertThat(json.get("result").get("winner").isNull()).isTrue();
  }

  /** On Windows a process can only be killed. */
  @Test
  @DisabledOnOs(OS.WINDOWS)
  void theEndOfTheProcessLosesNoGameOfTheJson(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("games.json");
    Path out = folder.resolve("out.txt");
    Process process =
        new ProcessBuilder(
                TestProcesses.quadrille(
                    ("play hex --set size=3 --set swap=no --first human --second human --games 3"
                            + " --opening-plies 0 --json "
                            + file)
                        .split(" ")))
            .redirectError(folder.resolve("err.txt").toFile())
            .redirectOutput(out.toFile())
            .start();
    try (Writer input = process.outputWriter(StandardCharsets.UTF_8)) {
      input.write("b2\nresign\nc1\n");
      input.flush();
      while (!Files.readString(out).contains("Red c1")) {
        assertThat(process.waitFor(10, TimeUnit.MILLISECONDS)).isFalse();
      }
      process.destroy();
      process.waitFor();
    }

    var games = JsonMapper.shared().readTree(Files.readString(file)).get("games");
    assertThat(games).hasSize(2);
    assertThat(games.get(0).get("result").get("reason").asString()).isEqualTo("resignation");
    assertThat(games.get(1).get("moves").get(0).get("move").asString()).isEqualTo("c1");
    assertThat(games.get(1).get("result").get("reason").asString()).isEqualTo("unfinished");
  }

  @Test
  void asksTheSameSideAgainAfterABox() {
    CliRun run =
        CliRun.withInput(
            "a1h\na1v\na2h\nb1v\n",
            "play",
            "dots",
            "--set",
            "size=1",
            "--first",
            "human",
            "--second",
            "human");

    assertThat(run.outLines())
        .startsWith("1. Red a1h", "1... Blue a1v", "2. Red a2h", "2... Blue b1v");
    assertThat(run.outLines().getLast()).contains("Blue wins after 4 plies");
  }

  @Test
  void swapsSeatsInASeriesWithAHuman() {
    CliRun run = hex("resign\nresign\n", "human", "random", "--games", "2", "--opening-plies", "0");

    assertThat(run.status()).isEqualTo(ExitCode.OK);
    assertThat(run.outLines()).filteredOn(line -> line.contains("random: Blue wins")).hasSize(1);
    assertThat(run.outLines()).filteredOn(line -> line.contains("human: Red wins")).hasSize(1);
    assertThat(run.out()).contains("second: random  2     0      0");
  }

  private static CliRun hex(String input, String first, String second, String... more) {
    List<String> arguments =
        new ArrayList<>(List.of("play", "hex", "--set", "size=3", "--seed", "1"));
    arguments.addAll(List.of("--first", first, "--second", second));
    arguments.addAll(List.of(more));
    return CliRun.withInput(input, arguments.toArray(String[]::new));
  }

  private static int count(String text, String part) {
    return text.split(Pattern.quote(part), -1).length - 1;
  }
}
