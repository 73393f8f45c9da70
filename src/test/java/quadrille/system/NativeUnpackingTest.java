package quadrille.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quadrille.cli.CliRun;

/** Tests where the program, in a process of its own, unpacks its native libraries. */
class NativeUnpackingTest {
  @TempDir Path folder;

  @Test
  void javaFxIsUnpackedOnlyInTheCacheFolder() throws Exception {
    draw(folder.resolve("cache"));

    assertThat(files(folder.resolve("cache")))
        .anyMatch(
            file -> Objects.requireNonNull(file.getParent()).endsWith("javafx") && isLibrary(file));
    assertThat(folder.resolve("home/.openjfx")).doesNotExist();
    assertThat(folder.resolve("tmp")).isEmptyDirectory();
  }

  @Test
  void sqliteLeavesNothingInTheTemporaryFolder() throws Exception {
    run(folder.resolve("cache"), "history", "list");

    assertThat(files(folder.resolve("cache"))).anyMatch(file -> file.endsWith("sqlite"));
    assertThat(folder.resolve("tmp")).isEmptyDirectory();
  }

  @Test
  void aTemporaryFolderReplacesAnUnusableCacheFolder() throws Exception {
    draw(Files.createFile(folder.resolve("no folder")).resolve("cache"));

    assertThat(folder.resolve("home/.openjfx")).doesNotExist();
    if (!System.getProperty("os.name").startsWith("Windows")) {
      assertThat(folder.resolve("tmp")).isEmptyDirectory();
    }
  }

  @Test
  void aCommandWithoutNativeCodeCreatesNoFolder() throws Exception {
    run(folder.resolve("cache"), "games", "hex");

    assertThat(folder.resolve("cache")).doesNotExist();
  }

  private void draw(Path cache) throws Exception {
    String game = folder.resolve("game.json").toString();
    // Needs no native code, and so no process of its own.
    CliRun played =
        CliRun.of("play", "dots", "--first", "random", "--second", "random", "--json", game);
    assertThat(played.status()).isZero();
    run(cache, "convert", game, "game.png");
    assertThat(folder.resolve("game.png")).isNotEmptyFile();
  }

  private static boolean isLibrary(Path file) {
    return file.toString().matches(".*\\.(so|dll|dylib)");
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.toList();
    }
  }

  private void run(Path cache, String... arguments) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-Duser.home=" + Files.createDirectories(folder.resolve("home")));
    command.add("-Djava.io.tmpdir=" + Files.createDirectories(folder.resolve("tmp")));
    command.add("-Dquadrille.cache=" + cache);
    command.add("-Dquadrille.data=" + folder.resolve("data"));
    command.addAll(List.of("-XX:-UsePerfData", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    String modules =
        Path.of("target/classes").toAbsolutePath()
            + File.pathSeparator
            + Path.of("target/modules").toAbsolutePath();
    command.addAll(List.of("--module-path", modules, "-m", "quadrille/quadrille.Quadrille"));
    command.addAll(List.of(arguments));
    Process process =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
  }
}
