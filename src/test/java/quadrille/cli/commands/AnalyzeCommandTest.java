package quadrille.cli.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.ExitCode;
import quadrille.cli.CliRun;
import tools.jackson.databind.JsonNode;

class AnalyzeCommandTest {

  @Test
  void printsAnObjectPerDepthAndTheBestMoveLast() {
    CliRun run = CliRun.of("analyze", "dames", "--depth", "4", "--json");

    List<JsonNode> lines = run.outJson();
    assertThat(run.status()).isEqualTo(ExitCode.OK);
    assertThat(lines).hasSize(5);
    assertThat(lines).extracting(line -> line.get("depth").asInt()).containsExactly(1, 2, 3, 4, 4);
    for (JsonNode line : lines) {
      assertThat(line.propertyNames())
          .contains("depth", "selDepth", "score", "nodes", "nps", "timeMs", "pv");
    }
    JsonNode last = lines.getLast();
    assertThat(last.get("bestMove").asString()).isEqualTo(last.get("pv").get(0).asString());
    assertThat(lines.subList(0, 4)).noneMatch(line -> line.has("bestMove"));
  }

  @Test
  void findsAnImmediateWin() {
    CliRun run =
        CliRun.of(
            "analyze",
            "hex",
            "--set",
            "size=3",
            "--position",
            "x../x.o/..o x",
            "--depth",
            "3",
            "--json");

    JsonNode last = run.outJson().getLast();
    assertThat(last.get("bestMove").asString()).isEqualTo("a3");
    assertThat(last.get("winIn").asInt()).isEqualTo(1);
    assertThat(last.has("lossIn")).isFalse();
  }

  @Test
  void countsThePliesToAForcedLoss() {
    CliRun run =
        CliRun.of(
            "analyze",
            "hex",
            "--set",
            "size=3",
            "--position",
            ".x./.x./..o o",
            "--depth",
            "4",
            "--json");

    JsonNode last = run.outJson().getLast();
    assertThat(last.get("lossIn").asInt()).isEqualTo(2);
    assertThat(last.get("score").asDouble()).isNegative();
  }

  @ParameterizedTest
  @ValueSource(strings = {"dames --position W:WK1:BK45 --depth 12", "hex --set size=3 --depth 9"})
  void theDeepestPlyIsAtLeastAsDeepAsTheSearch(String arguments) {
    CliRun run = CliRun.of(("analyze " + arguments + " --json").split(" "));

    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.outJson())
        .allMatch(line -> line.get("selDepth").asInt() >= line.get("depth").asInt());
  }

  @Test
  void movesAreAppliedBeforeTheSearch() {
    for (String moves : List.of("32-28 19-23", "1. 32-28 19-23")) {
      CliRun run = CliRun.of("analyze", "dames", "--moves", moves, "--depth", "2", "--json");

      assertThat(run.outJson().getLast().get("bestMove").asString()).isEqualTo("28x19");
    }
  }

  @Test
  void resultsAreReproducible() {
    String[] arguments = {"analyze", "hexxagon", "--depth", "4", "--json"};

    assertThat(timeless(CliRun.of(arguments))).isEqualTo(timeless(CliRun.of(arguments)));
  }

  private static String timeless(CliRun run) {
    return run.out().replaceAll("\"(timeMs|nps)\":\\d+", "");
  }

  @Test
  void stopsAfterTheGivenTime() {
    CliRun run =
        CliRun.of("analyze", "dames", "--time", "200", "--threads", "2", "--hash", "8", "--json");

    assertThat(run.outJson().getLast().get("bestMove").asString()).matches("\\d+-\\d+");
    assertThat(run.outJson().getLast().get("timeMs").asLong()).isBetween(1L, 2000L);
  }

  @Test
  void aMoveOfNoFinishedDepthIsToldAsSuch() {
    CliRun run = CliRun.of("analyze", "hex", "--set", "size=19", "--time", "1");

    assertThat(run.outLines()).singleElement().asString().contains("(no depth was finished)");
    assertThat(CliRun.of("analyze", "hex", "--set", "size=2", "--depth", "1").outLines().getLast())
        .startsWith("best move: ")
        .doesNotContain("(");
  }

  @Test
  void textShowsScoresInTheUnitOfTheGame() {
    CliRun run = CliRun.of("analyze", "dames", "--position", "W:W32,33,34,35:B1,2", "--depth", "3");

    assertThat(run.outLines()).hasSize(4);
    assertThat(run.outLines().getFirst()).matches("depth 1/\\d+  \\+\\d+\\.\\d\\d  \\d+ nodes .*");
    assertThat(run.outLines().getLast()).matches("best move: 3[2-5]-\\d\\d");
    assertThat(run.err()).as("the board").contains("w");
  }

  @Test
  void rejectsAFinishedGame() {
    CliRun run =
        CliRun.of("analyze", "hex", "--set", "size=2", "--position", "x./xo o", "--depth", "1");

    assertThat(run.status()).isEqualTo(ExitCode.SOFTWARE);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("the game is over", "Red connected the two red edges");
  }
}
