package quadrille.cli.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.ExitCode;
import quadrille.cli.CliRun;
import quadrille.search.Level;

class LadderCommandTest {

  @Test
  void ratesEveryLevelRelativeToTheFirst() {
    CliRun run =
        CliRun.of(
            "ladder", "dots", "--set", "size=2", "--depth", "2", "--games", "2", "--seed", "1");

    assertThat(run.status()).isEqualTo(ExitCode.OK);
    assertThat(run.out()).contains("46 of 46 games of dots", "over the one above");
    List<String> ladder =
        run.outLines().stream().filter(line -> line.startsWith("level:")).toList();
    assertThat(ladder)
        .hasSize(Level.ALL.size())
        .anyMatch(line -> line.matches("level:1 +\\+0( .*)?"));
  }

  @Test
  void ratesNamedOpponents() {
    CliRun run = CliRun.of("ladder", "hexxagon", "--depth", "1", "--games", "2", "--seed", "1");

    assertThat(run.out())
        .contains("34 of 34 games of hexxagon")
        .containsPattern("\nrandom +[-+]")
        .containsPattern("\ngreedy +[-+]");
  }

  @Test
  void ratesAdditionalPlayers() {
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
            "nodes:5");

    assertThat(run.out()).contains("50 of 50 games of dots").containsPattern("\nnodes:5 +-?");
  }

  @Test
  void expectsNoHumanAsAnotherPlayer() {
    CliRun run = CliRun.of("ladder", "dots", "--player", "foo");

    assertThat(run.status()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err())
        .contains("dots has no player 'foo'; expected level:N", "in `quadrille play` also human");
  }

  @Test
  void rejectsAScaleOfZero() {
    CliRun run = CliRun.of("ladder", "dots", "--scale", "0");

    assertThat(run.status()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("--scale must be more than 0");
  }
}
