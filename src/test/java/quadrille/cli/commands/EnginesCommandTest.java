package quadrille.cli.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.ExitCode;
import quadrille.cli.CliRun;
import quadrille.match.TestProcesses;
import quadrille.match.engine.CommandLineWords;

/** The list of engines from outside. */
class EnginesCommandTest {
  @TempDir Path data;

  @BeforeEach
  void useTemporaryDataFolder() {
    System.setProperty("quadrille.data", data.toString());
  }

  @AfterEach
  void restoreDataFolder() {
    System.clearProperty("quadrille.data");
  }

  @Test
  void addsListsAndRemovesEngines() {
    assertThat(CliRun.of("engines", "add", "scan", "dames", "/opt/my scan", "hub").status())
        .isZero();
    assertThat(CliRun.of("engines", "add", "moby", "dames", "--", "moby", "-q").status()).isZero();
    assertThat(CliRun.of("engines", "list").out())
        .contains("scan", "dames", "'/opt/my scan' hub", "moby -q");

    assertThat(CliRun.of("engines", "remove", "scan").status()).isZero();
    assertThat(CliRun.of("engines", "list").out()).doesNotContain("scan").contains("moby");
    assertThat(CliRun.of("engines", "remove", "scan").status()).isEqualTo(ExitCode.SOFTWARE);
  }

  @Test
  void addReplacesAnEngineOfTheSameName() {
    CliRun.of("engines", "add", "x", "hex", "one");
    CliRun.of("engines", "add", "x", "dames", "two");
    assertThat(CliRun.of("engines", "list").out()).contains("two").doesNotContain("one");
  }

  @Test
  void reportsInvalidAndUnstartableEngines() {
    assertThat(CliRun.of("engines", "add", "a b", "hex", "x").err())
        .contains("is not a valid engine name");
    assertThat(CliRun.of("engines", "test", "nobody").err()).contains("there is no engine nobody");
    assertThat(CliRun.of("engines", "add", "none", "hex", " ").err())
        .contains("needs a program to start");
    CliRun.of("engines", "add", "gone", "hex", "/no/such/engine");
    CliRun test = CliRun.of("engines", "test", "gone");
    assertThat(test.status()).isEqualTo(ExitCode.SOFTWARE);
    assertThat(test.err())
        .contains("there is no program ‘/no/such/engine’")
        .doesNotContain("engine-gone.log");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[{]",
        "",
        "null",
        "[null]",
        "{\"engines\":7}",
        "[{\"name\":\"scan\"}]",
        "[{\"name\":\"scan\",\"game\":\"dames\",\"command\":[]}]"
      })
  void aDamagedListIsAFailureAndNoWrongUsage(String text) throws Exception {
    Path file = data.resolve("engines.json");
    Files.writeString(file, text);
    for (String command :
        List.of(
            "engines list",
            "engines add scan dames /no/such/engine",
            "engines remove scan",
            "engines test scan",
            "play dames --first engine:scan --second random")) {
      CliRun run = CliRun.of(command.split(" "));
      assertThat(run.status()).as(command).isEqualTo(ExitCode.SOFTWARE);
      assertThat(run.err())
          .as(command)
          .contains(": The list of engines in " + file + " cannot be read; expected a JSON list")
          .hasLineCount(1);
    }
    assertThat(file).hasContent(text);
  }

  @Test
  void anEmptyListSaysHowToAddAnEngine() {
    CliRun run = CliRun.of("engines", "list");
    assertThat(run.status()).isZero();
    assertThat(run.err()).contains("no engines yet; `quadrille engines add` adds one.");
  }

  @Test
  void aListThatCannotBeOpenedIsNotSaidToBeNoJson() throws Exception {
    Path file = Files.createDirectory(data.resolve("engines.json"));
    CliRun run = CliRun.of("engines", "list");
    assertThat(run.status()).isEqualTo(ExitCode.SOFTWARE);
    assertThat(run.err())
        .contains(file + " cannot be read; expected a text file")
        .doesNotContain("JSON");
  }

  @Test
  void anEnginePlaysOnlyItsOwnGame() {
    CliRun.of("engines", "add", "scan", "dames", "/no/such/engine");
    assertThat(CliRun.of("play", "hex", "--first", "engine:scan", "--second", "random").err())
        .contains("plays dames, not hex");
    assertThat(CliRun.of("play", "hex", "--first", "engine:tiger", "--second", "random").err())
        .contains("There is no engine ‘tiger’");
  }

  @Test
  void anEngineThatDoesNotSupportTheRulesEndsPlayBeforeAGameIsStored() {
    assertRefusesTheEngine("kept", "play", "--first", "random", "--keep");
    assertThat(CliRun.of("history", "list", "--json").out()).doesNotContain("hex");
  }

  @Test
  void aTableIsNotOpenedWithAnEngineThatDoesNotSupportTheRules() {
    assertRefusesTheEngine("address", "host", "--first", "open", "--port", "0");
  }

  @ParameterizedTest
  @ValueSource(strings = {"play", "match"})
  void gamesAgainstAnEngineThatDoesNotSupportTheRulesAreNotBegun(String command) {
    assertRefusesTheEngine("game", command, "--first", "random", "--games", "2");
  }

  /**
   * Checks that a command refuses an engine that cannot play by the rules, and what it leaves
   * unsaid.
   */
  private static void assertRefusesTheEngine(String word, String command, String... options) {
    String engine = CommandLineWords.join(TestProcesses.testProgram(ResigningEngine.class));
    List<String> args = new ArrayList<>(List.of(command, "hex", "--set", "tiling=square"));
    args.addAll(List.of("--second", "engine:\"" + engine + "\""));
    args.addAll(List.of(options));
    CliRun run = CliRun.of(args.toArray(String[]::new));
    assertThat(run.status()).isEqualTo(ExitCode.USAGE);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .contains("cannot play: it does not support these rules.")
        .doesNotContain(word);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "play dots --first P --second random",
        "play dots --first random --second P --games 2",
        "match dots --first random --second P --games 2",
        "ladder dots --player P --games 2"
      })
  void anUnstartableEngineIsWrongUsage(String command) {
    CliRun.of("engines", "add", "gone", "dots", "/no/such/engine");
    for (String engine : List.of("engine:gone", "engine:/no/such/engine")) {
      CliRun run = CliRun.of(command.replace("P", engine).split(" "));
      assertThat(run.status()).isEqualTo(ExitCode.USAGE);
      assertThat(run.err()).contains("cannot play: there is no program");
      assertThat(run.out()).isEmpty();
    }
  }
}
