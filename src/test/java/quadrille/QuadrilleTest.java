package quadrille;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Tests the program as a process of its own. */
class QuadrilleTest {

  @Test
  void linuxNamesItsDisplayInTheEnvironment() {
    assertThat(Quadrille.hasDisplay("Linux", Map.of("HOME", "/root"))).isFalse();
    assertThat(Quadrille.hasDisplay("Linux", Map.of("DISPLAY", ":0"))).isTrue();
    assertThat(Quadrille.hasDisplay("Linux", Map.of("WAYLAND_DISPLAY", "wayland-0"))).isTrue();
    assertThat(Quadrille.hasDisplay("Mac OS X", Map.of())).isTrue();
    assertThat(Quadrille.hasDisplay("Windows 11", Map.of())).isTrue();
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void withoutADisplayTheMessageNamesTheCommands() throws Exception {
    Run run = run();

    assertThat(run.status).isEqualTo(2);
    assertThat(run.output.lines()).hasSize(1);
    assertThat(run.output)
        .contains("there is no display", "games", "play", "perft", "analyze", "bench");
  }

  @Test
  void aCommandRunsWithoutADisplay() throws Exception {
    Run run = run("perft", "dames", "--depth", "3");

    assertThat(run.status).isZero();
    assertThat(run.output).contains("depth 3: 658");
  }

  @Test
  void digitsDoNotDependOnTheLanguageOfTheSystem() throws Exception {
    List<String> arabic = List.of("-Duser.language=ar", "-Duser.country=EG");

    Run run = run(arabic, "analyze", "hex", "--set", "size=2", "--depth", "1");

    assertThat(run.output).contains(" 1 . .");
  }

  @Test
  void aCommandIsNotTakenForAFileOfThatName(@TempDir Path folder) throws Exception {
    Files.createFile(folder.resolve("games"));

    assertThat(run(folder, List.of(), "games").output).contains("hexxagon");
  }

  @Test
  void theExitStatusIsThatOfTheCommand() throws Exception {
    assertThat(run("games", "chess").status).isEqualTo(2);
  }

  private static Run run(String... arguments) throws Exception {
    return run(List.of(), arguments);
  }

  private static Run run(List<String> options, String... arguments) throws Exception {
    return run(Path.of(""), options, arguments);
  }

  private static Run run(Path folder, List<String> options, String... arguments) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    command.addAll(
        List.of(
            "--module-path",
            Path.of("target/classes").toAbsolutePath()
                + File.pathSeparator
                + Path.of("target/modules").toAbsolutePath()));
    command.addAll(options);
    command.addAll(List.of("-m", "quadrille/quadrille.Quadrille"));
    command.addAll(List.of(arguments));
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(folder.toAbsolutePath().toFile())
            .redirectErrorStream(true);
    builder.environment().remove("DISPLAY");
    builder.environment().remove("WAYLAND_DISPLAY");
    builder.environment().remove("JAVA_TOOL_OPTIONS");
    Process process = builder.start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Run(process.waitFor(), output);
  }

  private record Run(int status, String output) {}

  @Test
  void argumentsThatLookLikeFilesAreOpened() {
    assertThat(Quadrille.looksLikeFile("club.pdn")).isTrue();
    assertThat(Quadrille.looksLikeFile("games/club")).isTrue();
    assertThat(Quadrille.looksLikeFile("games")).isFalse();
    assertThat(Quadrille.looksLikeFile("--help.me")).isFalse();
  }
}
