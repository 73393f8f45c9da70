package quadrille;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** Tests that the workflows refer to existing files and ask for minimal permissions. */
class WorkflowsTest {
  private static final Path FOLDER = Path.of(".github/workflows");
  private static final Pattern PINNED =
      Pattern.compile("uses: [\\w-]+/[\\w-]+@[0-9a-f]{40} # v\\d+\\.\\d+\\.\\d+");
  private static final Pattern RELEASE =
      Pattern.compile("<maven.compiler.release>(\\d+)</maven.compiler.release>");
  private static final Pattern SCRIPT =
      Pattern.compile("(?:^|[\\s\"'(/])((?:installer|src|\\.ci)/[\\w./-]+)", Pattern.MULTILINE);
  private static final Pattern MAVEN = Pattern.compile("mvn [^\\n]*");
  private static final Pattern PROFILE = Pattern.compile("(?:-P|exec:exec@)(\\w+)");

  static Stream<Path> workflows() throws IOException {
    List<Path> all;
    try (Stream<Path> files = Files.list(FOLDER)) {
      all = files.sorted().toList();
    }
    return all.stream();
  }

  @ParameterizedTest
  @MethodSource("workflows")
  void everyActionIsPinnedToACommit(Path workflow) throws IOException {
    List<String> uses =
        Files.readString(workflow).lines().filter(line -> line.contains("uses:")).toList();

    assertThat(uses).isNotEmpty().allMatch(line -> PINNED.matcher(line).find());
    assertThat(uses).hasSize(values(read(workflow), "uses").size());
  }

  @ParameterizedTest
  @MethodSource("workflows")
  void onlyThePublishingJobMayWrite(Path workflow) throws IOException {
    Map<?, ?> whole = read(workflow);

    assertThat(whole.get("permissions")).isEqualTo(Map.of("contents", "read"));
    jobs(whole).forEach(job -> assertThat(writes(job)).isEqualTo(publishes(job)));
  }

  private static boolean writes(Map<?, ?> job) {
    return Map.of("contents", "write").equals(job.get("permissions"));
  }

  private static boolean publishes(Map<?, ?> job) {
    return runs(job).stream().anyMatch(run -> run.contains("gh release create"));
  }

  @ParameterizedTest
  @MethodSource("workflows")
  void everyJobHasATimeout(Path workflow) throws IOException {
    assertThat(read(workflow).get("concurrency")).isNotNull();
    jobs(read(workflow))
        .forEach(job -> assertThat((int) job.get("timeout-minutes")).isBetween(1, 120));
  }

  @ParameterizedTest
  @MethodSource("workflows")
  void theJavaVersionIsThatOfThePom(Path workflow) throws IOException {
    String asked = matches(RELEASE, pom()).getFirst().group(1);

    assertThat(values(read(workflow), "java-version")).isNotEmpty().containsOnly(asked);
  }

  @ParameterizedTest
  @MethodSource("workflows")
  void scriptsAndProfilesExist(Path workflow) throws IOException {
    for (String run : runs(read(workflow))) {
      matches(SCRIPT, run).forEach(script -> assertThat(Path.of(script.group(1))).exists());
      for (MatchResult maven : matches(MAVEN, run)) {
        for (MatchResult profile : matches(PROFILE, maven.group())) {
          assertThat(pom()).contains("<id>" + profile.group(1) + "</id>");
        }
      }
    }
  }

  @Test
  void testsRunOnThreeSystems() throws IOException {
    Map<?, ?> tests =
        (Map<?, ?>) ((Map<?, ?>) read(FOLDER.resolve("build.yml")).get("jobs")).get("test");

    assertThat(runs(tests)).containsExactly("mvn -B verify");
    assertThat(values(tests, "system"))
        .containsExactly(List.of("ubuntu-latest", "windows-latest", "macos-latest"));
  }

  private static String pom() throws IOException {
    return Files.readString(Path.of("pom.xml"));
  }

  private static Map<?, ?> read(Path workflow) throws IOException {
    Yaml yaml = new Yaml(new SafeConstructor(new LoaderOptions()));
    return yaml.load(Files.readString(workflow));
  }

  private static List<Map<?, ?>> jobs(Map<?, ?> workflow) {
    return ((Map<?, ?>) workflow.get("jobs"))
        .values().stream().<Map<?, ?>>map(job -> (Map<?, ?>) job).toList();
  }

  private static List<String> runs(Map<?, ?> part) {
    return values(part, "run").stream()
        .filter(String.class::isInstance)
        .map(String::valueOf)
        .toList();
  }

  /** Returns all values of a key, at any depth. */
  private static List<Object> values(Object part, String key) {
    return inside(part, key).toList();
  }

  private static Stream<Object> inside(@Nullable Object part, String key) {
    return switch (part) {
      case Map<?, ?> map ->
          map.entrySet().stream()
              .flatMap(
                  entry ->
                      entry.getKey().equals(key)
                          ? Stream.of((Object) entry.getValue())
                          : inside(entry.getValue(), key));
      case List<?> list -> list.stream().flatMap(each -> inside(each, key));
      case null, default -> Stream.empty();
    };
  }

  private static List<MatchResult> matches(Pattern pattern, String text) {
    return pattern.matcher(text).results().toList();
  }
}
