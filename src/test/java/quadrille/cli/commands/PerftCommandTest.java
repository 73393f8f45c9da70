package quadrille.cli.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine.ExitCode;
import quadrille.cli.CliRun;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class PerftCommandTest {
  /** Every vector is followed as far as this many leaves. */
  private static final int LEAVES = 100_000;

  static List<JsonNode> dames() throws IOException {
    List<JsonNode> all = new ArrayList<>();
    read("dames").forEach(all::add);
    return all;
  }

  static List<JsonNode> hexxagon() throws IOException {
    List<JsonNode> all = new ArrayList<>();
    read("hexxagon").get("positions").forEach(all::add);
    return all;
  }

  private static JsonNode read(String game) throws IOException {
    String name = "/perft/" + game + "-perft.json";
    try (InputStream file = PerftCommandTest.class.getResourceAsStream(name)) {
      return JsonMapper.shared().readTree(file);
    }
  }

  @ParameterizedTest
  @MethodSource("dames")
  void damesMatchesReferenceCounts(JsonNode vector) {
    List<String> arguments = new ArrayList<>(List.of("--rules", vector.get("rules").asString()));
    vector
        .get("set")
        .properties()
        .forEach(each -> arguments.addAll(List.of("--set", each.getKey() + "=" + text(each))));
    if (!vector.get("position").isNull()) {
      arguments.addAll(List.of("--position", vector.get("position").asString()));
    }

    assertCounts("dames", vector, arguments);
  }

  private static String text(Map.Entry<String, JsonNode> each) {
    return each.getValue().asString();
  }

  @ParameterizedTest
  @MethodSource("hexxagon")
  void hexxagonMatchesReferenceCounts(JsonNode vector) {
    assertCounts("hexxagon", vector, List.of("--position", vector.get("position").asString()));
  }

  private static void assertCounts(String game, JsonNode vector, List<String> more) {
    List<String> expected = new ArrayList<>();
    for (JsonNode count : vector.get("counts")) {
      if (count.asLong() > LEAVES) {
        break;
      }
      expected.add("depth " + (expected.size() + 1) + ": " + count.asLong());
    }
    List<String> arguments = new ArrayList<>(List.of("perft", game));
    arguments.addAll(List.of("--depth", Integer.toString(expected.size())));
    arguments.addAll(more);

    CliRun run = CliRun.of(arguments.toArray(String[]::new));

    assertThat(run.outLines()).isEqualTo(expected);
    assertThat(run.err()).matches("time \\d+\\.\\d{3} s, \\d+ leaves/s\\R");
    assertThat(run.status()).isEqualTo(ExitCode.OK);
  }

  @Test
  void divideCountsPerFirstMove() {
    CliRun run = CliRun.of("perft", "dames", "--depth", "4", "--divide");

    assertThat(run.outLines()).hasSize(10).endsWith("depth 4: 4265");
    assertThat(run.outLines().subList(0, 9))
        .allMatch(line -> line.matches("\\d\\d-\\d\\d: \\d+"))
        .extracting(line -> Long.parseLong(line.replaceFirst(".*: ", "")))
        .satisfies(counts -> assertThat(counts.stream().mapToLong(n -> n).sum()).isEqualTo(4265));
  }

  @Test
  void aFinishedGameHasNoLeaves() {
    CliRun run =
        CliRun.of("perft", "hex", "--depth", "2", "--set", "size=2", "--position", "x./xo o");

    assertThat(run.outLines()).containsExactly("depth 1: 0", "depth 2: 0");
  }
}
