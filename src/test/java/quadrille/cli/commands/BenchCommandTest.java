package quadrille.cli.commands;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quadrille.cli.CliRun;
import quadrille.games.GameModule;
import quadrille.games.Games;

class BenchCommandTest {

  static Iterable<GameModule> modules() {
    return Games.ALL;
  }

  @ParameterizedTest
  @MethodSource("modules")
  void everyGameHasBenchPositions(GameModule module) throws Exception {
    assertThat(BenchPosition.of(module.game()))
        .hasSizeGreaterThanOrEqualTo(5)
        .allMatch(each -> each.line().outcome() == null && each.depth() >= 3);
  }

  @Test
  @Tag("slow")
  void nodeCountsAreReproducible() {
    CliRun run = CliRun.of("bench");

    assertThat(run.outLines()).hasSize(Games.ALL.size() + 1);
    assertThat(run.outLines().getLast()).startsWith("total");
    assertThat(run.outLines())
        .allMatch(
            line -> line.matches("\\w+ +\\d+ positions +\\d+ nodes +[\\d.]+ s +\\d+ nodes/s"));
    assertThat(nodes(CliRun.of("bench"))).isEqualTo(nodes(run));
  }

  private static String nodes(CliRun run) {
    return run.out().replaceAll("nodes .*", "nodes");
  }
}
