package quadrille;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the launch script in a copy of the project, in a system that contains only scripts in place
 * of Java and Maven.
 */
@EnabledOnOs({OS.LINUX, OS.MAC})
class LaunchScriptTest {
  private static final List<String> TOOLS =
      List.of(
          "sed",
          "find",
          "head",
          "dirname",
          "readlink",
          "mkdir",
          "mv",
          "grep",
          "uname",
          "touch",
          "cmp",
          "cp",
          "rm",
          "nice");

  private static final String JAVA =
      """
      #!/bin/sh
      echo "in $PWD"
      for each; do echo "[$each]"; done
      case "$*" in
        *AOTCacheOutput*)
          for each; do case $each in -XX:AOTCacheOutput=*) : >"${each#*=}" ;; esac; done
          echo trained >>"$HOME/trainings"
          exit 0
          ;;
      esac
      exit 7
      """;

  /** Writes the file after the option for it. */
  private static final String JAR =
      """
      #!/bin/sh
      while [ "$1" != --file ]; do shift; done
      : >"$2"
      """;

  private static final String MAVEN =
      """
      #!/bin/sh
      echo "mvn $*" >>"$HOME/maven.log"
      echo "JAVA_HOME=$JAVA_HOME" >>"$HOME/maven.log"
      mkdir -p "$HOUSE/target/classes" "$HOUSE/target/modules"
      [ ! -f "$HOUSE/src/main/broken" ] || { echo '[ERROR] it does not compile'; exit 1; }
      """;

  @TempDir Path system;
  private Path house;
  private Path script;

  @BeforeEach
  void build() throws IOException {
    house = system.resolve("a house");
    Files.createDirectories(house.resolve("src/main"));
    Files.createDirectories(house.resolve("resources"));
    Files.createDirectories(system.resolve("home"));
    Files.writeString(house.resolve("pom.xml"), "");
    installTools();
    // Searches this folder for JDKs instead of the real system.
    String text =
        Files.readString(Path.of("quadrille"))
            .replaceAll("(?m)^    (/[^ ]+)", "    \"" + system + "\"$1")
            .replace("/usr/libexec", system + "/usr/libexec");
    script = executable(house.resolve("quadrille"), text);
  }

  private void installTools() throws IOException {
    Path bin = Files.createDirectories(system.resolve("bin"));
    for (String tool : TOOLS) {
      String folder = Files.exists(Path.of("/usr/bin", tool)) ? "/usr/bin/" : "/bin/";
      executable(bin.resolve(tool), "#!/bin/sh\nexec " + folder + tool + " \"$@\"\n");
    }
  }

  private void installMaven() throws IOException {
    executable(system.resolve("bin/mvn"), MAVEN);
  }

  private Path installJdk(String place, String version) throws IOException {
    Path jdk = system.resolve(place);
    Files.createDirectories(jdk.resolve("bin"));
    executable(jdk.resolve("bin/java"), JAVA);
    executable(jdk.resolve("bin/javac"), JAVA);
    executable(jdk.resolve("bin/jar"), JAR);
    Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
    return jdk;
  }

  private static Path executable(Path file, String text) throws IOException {
    Files.writeString(file, text);
    return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  @Test
  void argumentsAndWorkingFolderArePassedUnchanged() throws Exception {
    installMaven();
    installJdk("usr/lib/jvm/temurin-25", "25.0.1");
    Path elsewhere = Files.createDirectories(system.resolve("else where"));

    Run run = run(elsewhere, script, null, "play", "two words", "*.json", "--json", "game.json");

    assertThat(run.out).contains("in " + elsewhere.toRealPath());
    assertThat(run.out)
        .contains(
            """
            [quadrille/quadrille.Quadrille]
            [play]
            [two words]
            [*.json]
            [--json]
            [game.json]\
            """);
    assertThat(run.out)
        .contains("[" + house.toRealPath() + "/target/quadrille.jar:" + house.toRealPath());
    assertThat(run.status).as("the program's own").isEqualTo(7);
  }

  @Test
  void theHeapIsLimitedToOneGigabyte() throws Exception {
    installMaven();
    installJdk("usr/lib/jvm/temurin-25", "25.0.1");

    Run run = run(house, script, null);

    String heap = run.out.replaceAll("(?s).*\\[-Xmx(\\d+)m].*", "$1");
    assertThat(Integer.parseInt(heap)).isBetween(256, 1023);
    assertThat(run.out).doesNotContain("Tiered");
  }

  @Test
  void theScriptFollowsSymbolicLinks() throws Exception {
    installMaven();
    installJdk("usr/lib/jvm/temurin-25", "25.0.1");
    Path bin = Files.createDirectories(system.resolve("my bin"));
    Files.createSymbolicLink(bin.resolve("quadrille"), Path.of("../a house/quadrille"));
    Files.createSymbolicLink(system.resolve("q"), bin.resolve("quadrille"));

    assertThat(run(system, system.resolve("q"), null).out)
        .contains("[" + house.toRealPath() + "/target/quadrille.jar");
  }

  @Test
  void onlyTheFirstStartBuilds() throws Exception {
    installMaven();
    Path jdk = installJdk("usr/lib/jvm/temurin-25", "25.0.1");

    assertThat(run(house, script, null).err).contains("building");
    assertThat(run(house, script, null).err).isEmpty();
    assertThat(builds()).hasSize(1);
    assertThat(Files.readString(system.resolve("home/maven.log"))).contains("JAVA_HOME=" + jdk);
  }

  @Test
  void eachBuildIsTrainedOnceInTheBackground() throws Exception {
    installMaven();
    installJdk("usr/lib/jvm/temurin-25", "25.0.1");

    run(house, script, null);
    awaitTraining();
    run(house, script, null);
    awaitTraining();
    assertThat(trainings()).hasSize(1);

    installJdk("usr/lib/jvm/temurin-25", "25.0.2");
    run(house, script, null);
    awaitTraining();
    assertThat(trainings()).as("again for another JDK").hasSize(2);
  }

  @Test
  void aNewBuildIsTrainedAgain() throws Exception {
    installMaven();
    installJdk("usr/lib/jvm/temurin-25", "25.0.1");
    run(house, script, null);
    awaitTraining();

    Path source = Files.writeString(house.resolve("src/main/New.java"), "");
    Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(5)));
    run(house, script, null);
    awaitTraining();

    assertThat(builds()).hasSize(2);
    assertThat(trainings()).hasSize(2);
  }

  @Test
  void librariesThatALaterBuildWroteAreTrainedAgain() throws Exception {
    installMaven();
    installJdk("usr/lib/jvm/temurin-25", "25.0.1");
    run(house, script, null);
    awaitTraining();

    Files.writeString(house.resolve("target/modules/library.jar"), "");
    run(house, script, null);
    awaitTraining();
    run(house, script, null);
    awaitTraining();

    assertThat(builds()).hasSize(1);
    assertThat(trainings()).hasSize(2);
  }

  private List<String> trainings() throws IOException {
    return Files.readAllLines(system.resolve("home/trainings"));
  }

  /** After each test too, as a folder to which a training still writes cannot be deleted. */
  @AfterEach
  void awaitTraining() throws InterruptedException {
    while (Files.exists(house.resolve("target/training"))) {
      Thread.sleep(10);
    }
  }

  @Test
  void aNewerSourceIsRebuilt() throws Exception {
    installMaven();
    installJdk("usr/lib/jvm/temurin-25", "25.0.1");
    run(house, script, null);

    Path source = Files.writeString(house.resolve("src/main/New.java"), "");
    Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(5)));

    assertThat(run(house, script, null).err).contains("building");
    assertThat(builds()).hasSize(2);
  }

  @Test
  void aFailedBuildShowsItsErrorsAndIsRetried() throws Exception {
    installMaven();
    installJdk("usr/lib/jvm/temurin-25", "25.0.1");
    Path broken = Files.writeString(house.resolve("src/main/broken"), "");

    Run failed = run(house, script, null);
    assertThat(failed.status).isEqualTo(1);
    assertThat(failed.out).isEmpty();
    assertThat(failed.err).contains("[ERROR] it does not compile", "the build failed");

    Files.delete(broken);
    assertThat(run(house, script, null).status).isEqualTo(7);
    assertThat(builds()).hasSize(2);
  }

  @Test
  void missingMavenIsExplained() throws Exception {
    installJdk("usr/lib/jvm/temurin-25", "25.0.1");

    Run run = run(house, script, null);

    assertThat(run.status).isEqualTo(1);
    assertThat(run.err.lines()).hasSize(1);
    assertThat(run.err).contains("Maven 3.8.7", "README.md");
  }

  @Test
  void aMissingJdkIsExplained() throws Exception {
    installMaven();
    Path old = installJdk("usr/lib/jvm/java-17", "17.0.15");
    Files.createSymbolicLink(system.resolve("bin/java"), old.resolve("bin/java"));

    Run run = run(house, script, old);

    assertThat(run.status).isEqualTo(2);
    assertThat(run.out).isEmpty();
    assertThat(run.err.lines()).hasSize(1);
    assertThat(run.err).contains("JDK 25", "JAVA_HOME", "README.md");
    assertThat(builds()).isEmpty();
  }

  @Test
  void javaHomeComesFirst() throws Exception {
    installMaven();
    installJdk("usr/lib/jvm/temurin-25", "25.0.1");
    Path mine = installJdk("my jdk", "26");

    run(house, script, mine);

    assertThat(Files.readString(system.resolve("home/maven.log"))).contains("JAVA_HOME=" + mine);
  }

  @Test
  void theJavaOnThePathLeadsToItsJdk() throws Exception {
    installMaven();
    Path jdk = installJdk("far/away/jdk-25", "25");
    Path alternatives = Files.createDirectories(system.resolve("etc/alternatives"));
    Files.createSymbolicLink(alternatives.resolve("java"), jdk.resolve("bin/java"));
    Files.createSymbolicLink(system.resolve("bin/java"), alternatives.resolve("java"));

    assertThat(run(house, script, null).status).isEqualTo(7);
  }

  @Test
  void theUsualFoldersAreSearched() throws Exception {
    installMaven();
    for (String place :
        List.of(
            "usr/lib/jvm/java-25-openjdk",
            "Library/Java/JavaVirtualMachines/temurin-25.jdk/Contents/Home",
            "opt/homebrew/opt/openjdk@25/libexec/openjdk.jdk/Contents/Home",
            "home/.sdkman/candidates/java/25-tem",
            "home/.jdks/temurin-25")) {
      Path jdk = installJdk(place, "25.0.2");
      assertThat(run(house, script, null).status).as(place).isEqualTo(7);
      Files.delete(jdk.resolve("release"));
    }
    assertThat(run(house, script, null).status).isEqualTo(2);
  }

  private List<String> builds() throws IOException {
    Path log = system.resolve("home/maven.log");
    return Files.exists(log)
        ? Files.readAllLines(log).stream().filter(line -> line.startsWith("mvn ")).toList()
        : List.of();
  }

  private Run run(Path folder, Path program, @Nullable Path javaHome, String... arguments)
      throws Exception {
    List<String> command = new ArrayList<>(List.of(program.toString()));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().clear();
    builder.environment().put("PATH", system.resolve("bin").toString());
    builder.environment().put("HOME", system.resolve("home").toString());
    builder.environment().put("HOUSE", house.toString());
    builder.environment().put("LANG", "C.UTF-8");
    if (javaHome != null) {
      builder.environment().put("JAVA_HOME", javaHome.toString());
    }
    Path err = system.resolve("err.txt");
    Process process = builder.redirectError(err.toFile()).start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Run(process.waitFor(), out, Files.readString(err));
  }

  private record Run(int status, String out, String err) {}
}
