package quadrille.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import quadrille.match.Ladder;

class LadderCommandTest {

  @Test
  void everyLevelHasItsPlaceAndTheFirstIsZero() {
    CliRun run =
        CliRun.of(
            "ladder", "dots", "--set", "size=2", "--depth", "2", "--games", "2", "--seed", "1");

    assertThat(run.status()).isEqualTo(Cli.DONE);
    assertThat(run.out()).contains("26 of 26 games of dots", "over the one above");
    List<String> ladder =
        run.outLines().stream().filter(line -> line.startsWith("level:")).toList();
    assertThat(ladder)
        .hasSize(Ladder.players().size())
        .anyMatch(line -> line.matches("level:1 +\\+0( .*)?"));
  }

  @Test
  void furtherPlayersMayJoin() {
    CliRun run =
        CliRun.of(
            "ladder",
            "dots",
            "--set",
            "size=2",
            "--depth",
            "1",
            "--games",
            "2",
            "--player",
            "random");

    assertThat(run.out()).contains("30 of 30 games of dots").containsPattern("\nrandom +-?");
  }

  @Test
  void aScaleOfNothingIsRefused() {
    CliRun run = CliRun.of("ladder", "dots", "--scale", "0");

    assertThat(run.status()).isEqualTo(Cli.WRONG_USAGE);
    assertThat(run.err()).contains("--scale is more than 0");
  }
}
