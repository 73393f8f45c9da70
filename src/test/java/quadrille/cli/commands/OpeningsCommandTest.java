package quadrille.cli.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.ExitCode;
import quadrille.arena.openings.ListedOpenings;
import quadrille.cli.CliRun;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.games.Games;

class OpeningsCommandTest {
  private static final String[] COMMAND = {
    "openings", "hex", "--set", "size=3", "--plies", "2", "--depth", "3", "--count", "5"
  };

  @Test
  void printsTheMostBalancedFirst() throws Exception {
    CliRun run = CliRun.of(COMMAND);

    assertThat(run.status()).isEqualTo(ExitCode.OK);
    Game hex = Games.get("hex").game();
    Line start = Line.start(hex, Rules.parse(hex, "size=3"));
    assertThat(ListedOpenings.read("list", run.outLines(), start, 1).lines()).hasSize(5);
    assertThat(run.outLines().get(0)).contains("of 2 plies (seed 1), each searched with depth 3");
    assertThat(run.outLines().get(1)).isEqualTo("[rows=3,columns=3]");
  }

  @Test
  void namesThePositionThatTheOpeningsBeginFrom() throws Exception {
    String position = "x../.../... o";
    String[] command = Arrays.copyOf(COMMAND, COMMAND.length + 2);
    command[COMMAND.length] = "--position";
    command[COMMAND.length + 1] = position;
    CliRun run = CliRun.of(command);

    assertThat(run.outLines().get(1)).isEqualTo("# from " + position + ", as --position of match");
    Game hex = Games.get("hex").game();
    Line start = Line.start(hex, Rules.parse(hex, "size=3"), position);
    assertThat(ListedOpenings.read("list", run.outLines(), start, 1).lines()).hasSize(5);
  }

  @Test
  void theSameOptionsPrintTheSameList() {
    assertThat(CliRun.of(COMMAND).out()).isEqualTo(CliRun.of(COMMAND).out());
  }

  @Test
  void theSeedPicksTheCandidates() {
    String[] some = {
      "openings", "dots", "--plies", "3", "--candidates", "20", "--nodes", "100", "--seed", "1"
    };
    String one = CliRun.of(some).out();
    some[9] = "2";

    assertThat(one.lines()).hasSize(22);
    assertThat(CliRun.of(some).out()).isNotEqualTo(one);
  }

  @Test
  void aCandidateOfHexIsSearchedWithFewNodesByDefault() {
    String[] hex = {"openings", "hex", "--set", "size=3", "--plies", "1", "--candidates", "1"};
    assertThat(CliRun.of(hex).outLines().getFirst()).endsWith("each searched with 500 nodes");
    hex[1] = "dots";
    hex[5] = "8";
    assertThat(CliRun.of(hex).outLines().getFirst()).endsWith("each searched with 100000 nodes");
  }

  @Test
  void theDistanceFromEvenIsNotNegative() {
    CliRun run = CliRun.of("openings", "hexxagon", "--plies", "1", "--within", "-1");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("--within is the distance from even; expected 0 or more");
  }

  @Test
  void reportsWhenNothingIsBalanced() {
    CliRun run = CliRun.of("openings", "hexxagon", "--plies", "1", "--depth", "1", "--within", "0");

    assertThat(run.status()).isEqualTo(ExitCode.SOFTWARE);
    assertThat(run.err()).contains("none of 5 openings is that balanced");
  }
}
