package quadrille.cli.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quadrille.cli.CliRun;
import quadrille.cli.bench.BenchPosition;
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

  @Test
  void eachPassIsALineOfJson() {
    CliRun run = CliRun.of("bench", "dots", "--depth", "1", "--passes", "2", "--json");

    assertThat(run.outJson()).hasSize(2);
    assertThat(run.outJson())
        .allSatisfy(
            pass -> {
              assertThat(pass.path("game").stringValue()).isEqualTo("dots");
              assertThat(pass.path("nodes").longValue()).isPositive();
              assertThat(pass.path("nanos").longValue()).isPositive();
            });
    assertThat(run.outJson().getFirst().path("nodes"))
        .isEqualTo(run.outJson().getLast().path("nodes"));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void twoVersionsAreComparedByTheirStartScripts(@TempDir Path folder) throws Exception {
    CliRun run = compare(script(folder, "exec " + JAVA + " \"$@\""));

    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    assertThat(run.outLines().get(1))
        .matches("hexxagon +[\\d.]+ ± [\\d.]+.* {2}[\\d.]+ ± [\\d.]+.*");
    assertThat(run.out()).doesNotContain("differ");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aVersionThatSearchesOtherNodesIsNamed(@TempDir Path folder) throws Exception {
    String pass = "{\"game\":\"hexxagon\",\"positions\":1,\"nodes\":1,\"nanos\":1}";
    CliRun run = compare(script(folder, "echo '" + pass + "'; echo '" + pass + "'"));

    assertThat(run.outLines().getLast()).startsWith("hexxagon: the searches differ");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void whatIsNoVersionOfTheProgramIsRefusedInASentence(@TempDir Path folder) throws Exception {
    Path text = Files.writeString(folder.resolve("report.txt"), "dots 7 positions");
    Path jar = Files.writeString(folder.resolve("other.jar"), "");

    assertThat(refusal(folder.resolve("none"))).contains("there is no file");
    assertThat(refusal(text)).contains("report.txt is no program");
    assertThat(refusal(jar)).contains("other.jar is no quadrille.jar");
    assertThat(refusal(script(folder, "echo 'it is broken.' >&2; exit 3")))
        .contains("cannot measure", "it is broken.");
    assertThat(refusal(script(folder, "echo '{}'"))).contains("cannot measure");
  }

  private static final String JAVA =
      "'%s' -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp '%s' quadrille.Quadrille"
          .formatted(
              Path.of(System.getProperty("java.home"), "bin", "java"),
              System.getProperty("java.class.path"));

  private static Path script(Path folder, String line) throws IOException {
    Path file = Files.writeString(folder.resolve("quadrille"), "#!/bin/sh\n" + line + "\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
    return file;
  }

  private static CliRun compare(Path file) {
    return CliRun.of(
        "bench",
        "hexxagon",
        "--compare",
        file.toString(),
        "--rounds",
        "3",
        "--passes",
        "2",
        "--depth",
        "1");
  }

  private static String refusal(Path file) {
    CliRun run = compare(file);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err().lines()).hasSize(1);
    return run.err();
  }

  private static String nodes(CliRun run) {
    return run.out().replaceAll("nodes .*", "nodes");
  }
}
