package quadrille.cli.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.ExitCode;
import quadrille.cli.CliRun;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.core.Side;
import quadrille.games.Games;
import quadrille.match.Clock;
import quadrille.match.Participant;
import quadrille.records.GameStart;
import quadrille.records.GameStore;
import quadrille.records.OpenTable;
import quadrille.records.OpenTables;
import quadrille.records.Origin;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Games are kept on request, listed, shown and counted. */
class HistoryCommandTest {
  @TempDir private Path folder;

  @BeforeEach
  void useTemporaryDataFolder() {
    System.setProperty("quadrille.data", folder.toString());
  }

  @AfterEach
  void restoreDataFolder() {
    System.clearProperty("quadrille.data");
  }

  private static CliRun hex(String input, String... more) {
    List<String> words =
        new java.util.ArrayList<>(
            List.of("play", "hex", "--set", "size=3", "--set", "swap=false", "--keep"));
    words.addAll(List.of("--first", "human", "--second", "human"));
    words.addAll(List.of(more));
    return CliRun.withInput(input, words.toArray(String[]::new));
  }

  @Test
  void keptGamesAreListedShownAndCounted() {
    CliRun played = hex("b1\na2\nb2\nc2\nb3\n");
    assertThat(played.status()).isZero();
    assertThat(played.err()).contains("kept as game 1");

    CliRun list = CliRun.of("history", "list");
    assertThat(list.status()).isZero();
    assertThat(list.outLines().get(1)).contains("hex").contains("first wins (connected)");
    CliRun show = CliRun.of("history", "show", "1");
    assertThat(show.out()).contains("b1 a2 b2 c2 b3").contains("rules rows=3,columns=3");
    JsonNode game = CliRun.of("history", "list", "--json").outJson().getFirst();
    assertThat(game.get("winner").asString()).isEqualTo("first");
    assertThat(game.get("moves").asInt()).isEqualTo(3);
  }

  @Test
  void aGameIsShownWithTheNameOfItsRules() {
    for (String game :
        List.of("dots", "dames --rules english", "dames --rules english --set drawRule=NONE")) {
      String players = " --first random --second random --keep";
      assertThat(CliRun.of(("play " + game + players).split(" ")).status()).isZero();
    }

    assertThat(CliRun.of("history", "show", "1").outLines()).contains("rules default");
    assertThat(CliRun.of("history", "show", "2").outLines()).contains("rules english");
    assertThat(CliRun.of("history", "show", "3").out())
        .contains("rules size=8,", "drawRule=NONE")
        .doesNotContain("english");
  }

  @Test
  void theListHasTheRulesOfAGameAsPlayHasThem() {
    for (String rules : List.of("english", "english --set drawRule=NONE")) {
      String players = " --first random --second random --keep --json -";
      CliRun play = CliRun.of(("play dames --rules " + rules + players).split(" "));
      JsonNode played = JsonMapper.shared().readTree(play.out());
      JsonNode listed = CliRun.of("history", "list", "--json").outJson().getFirst();

      assertThat(listed.get("settings")).isEqualTo(played.get("settings"));
      assertThat(listed.get("settings").get("size").asInt()).isEqualTo(8);
      assertThat(listed.get("rules")).isEqualTo(played.get("rules"));
      assertThat(listed.get("rules").asString(null))
          .isEqualTo(rules.equals("english") ? "english" : null);
    }
  }

  @Test
  void aGameWithRulesThatThisVersionDoesNotKnowIsListed() throws Exception {
    hex("b1\na2\n");
    String file = "jdbc:sqlite:" + folder.resolve("quadrille.db");
    try (var connection = DriverManager.getConnection(file);
        var statement = connection.createStatement()) {
      statement.execute("UPDATE game SET rules = 'swap=thrice'");
    }

    JsonNode listed = CliRun.of("history", "list", "--json").outJson().getFirst();
    assertThat(listed.get("rules").isNull()).isTrue();
    assertThat(listed.get("settings").isNull()).isTrue();
    assertThat(CliRun.of("history", "list").outLines().get(1)).contains("hex");
  }

  @ParameterizedTest
  @ValueSource(strings = {"list", "show 1", "stats", "export - --to quad"})
  void aDataFolderThatIsNoneIsReportedInOneSentence(String command) throws Exception {
    Path file = Files.createFile(folder.resolve("file"));
    System.setProperty("quadrille.data", file.toString());

    CliRun run = CliRun.of(("history " + command).split(" "));
    assertThat(run.status()).isEqualTo(ExitCode.SOFTWARE);
    assertThat(run.out()).isEmpty();
    assertThat(run.err().lines())
        .singleElement()
        .asString()
        .contains("Games can neither be read nor saved: " + file, "Expected a file");
  }

  @Test
  void aGameThatCannotBeKeptIsPlayedAndReported() throws Exception {
    Path json = folder.resolve("games.json");
    Files.createDirectory(folder.resolve("quadrille.db"));

    CliRun one = hex("b1\na2\nresign\n", "--json", json.toString());

    assertThat(one.status()).isEqualTo(ExitCode.SOFTWARE);
    assertThat(one.err())
        .contains("Games can neither be read nor saved", "the game was not kept to its end.");
    assertThat(one.out()).contains("game 1: ").contains("resigns");
    assertThat(Files.readString(json)).contains("\"a2\"", "resignation");
    CliRun two = hex("b1\na2\nresign\nb2\na1\nresign\n", "--games", "2", "--opening-plies", "0");
    assertThat(two.status()).isEqualTo(ExitCode.SOFTWARE);
    assertThat(two.err()).contains("not every game was kept to its end.");
    assertThat(two.out()).contains("game 1: ", "game 2: ");
  }

  @Test
  void statsOfNobodySayWhoseTheyWouldBe() {
    assertThat(CliRun.of("history", "stats").err())
        .contains("no finished games of a human player.");
    assertThat(CliRun.of("history", "stats", "--player", "Ada").err())
        .contains("no finished games of a human player called Ada.");
  }

  @Test
  void unfinishedGamesAreKept() {
    hex("b1\na2\n");

    CliRun list = CliRun.of("history", "list", "--result", "unfinished");
    assertThat(list.outLines().get(1)).contains("unfinished").endsWith("1");
  }

  @Test
  void filtersSelectGames() {
    hex("b1\na2\nresign\n");
    CliRun.of(
        "play", "dots", "--set", "size=2", "--first", "random", "--second", "level:1", "--keep");

    assertThat(CliRun.of("history", "list", "--game", "dots", "--json").outJson()).hasSize(1);
    assertThat(CliRun.of("history", "list", "--player", "level:1", "--json").outJson()).hasSize(1);
    assertThat(CliRun.of("history", "list", "--search", "RESIGN", "--json").outJson()).hasSize(1);
    assertThat(CliRun.of("history", "list", "--until", "2001-01-01").err())
        .contains("no matching games");
  }

  @ParameterizedTest
  @CsvSource({"--since, yesterday", "--since, 2026-13-99", "--until, 20.11.2026"})
  void aWrongDateIsAnsweredByTheFormatThatIsExpected(String option, String date) {
    CliRun wrong = CliRun.of("history", "list", option, date);

    assertThat(wrong.status()).isEqualTo(ExitCode.USAGE);
    assertThat(wrong.err())
        .contains(option, "expected a date such as 2026-11-20 (year-month-day) but was " + date)
        .doesNotContain("java.");
  }

  @Test
  void playersWithoutANameAreUnknownInAnExport() {
    String[] game = {"play", "dames", "--first", "human", "--second", "human", "--keep"};
    assertThat(CliRun.withInput("32-28\nresign\n", game).status()).isZero();

    assertThat(CliRun.of("history", "export", "-", "--to", "pdn").out())
        .contains("[White \"?\"]", "[Black \"?\"]");
    assertThat(CliRun.of("history", "export", "-", "--to", "quad").out())
        .contains("\"first\" : null");
  }

  @Test
  void statsShowResultsAndRating() {
    for (int i = 0; i < 2; i++) {
      CliRun run =
          CliRun.withInput(
              "resign\n", "play", "dames", "--first", "human", "--second", "level:1", "--keep");
      assertThat(run.status()).isZero();
    }
    CliRun typed =
        CliRun.withInput(
            "32-28\nresign\n",
            "play",
            "dames",
            "--first",
            "human",
            "--second",
            "level:1",
            "--keep");
    assertThat(typed.status()).isZero();

    CliRun stats = CliRun.of("history", "stats", "--game", "dames");
    assertThat(stats.out()).contains("(no name), dames: 0 won, 0 drawn and 1 lost of 1");
    assertThat(stats.out()).containsPattern("rating \\d+ ±").contains("level:1");
    JsonNode json = CliRun.of("history", "stats", "--json").outJson().getFirst();
    assertThat(json.get("lost").asInt()).isEqualTo(1);
    assertThat(json.get("ratings")).hasSize(1);
    assertThat(json.get("ratings").get(0).get("rating").asDouble()).isLessThan(1500);
  }

  @Test
  void exportedGamesCanBeReplayed() throws Exception {
    hex("b1\na2\nb2\nc2\nb3\n");
    hex("c1\nresign\n");
    Path file = folder.resolve("games.sgf");

    CliRun export = CliRun.of("history", "export", file.toString(), "--game", "hex");
    assertThat(export.status()).as(export.err()).isZero();
    assertThat(Files.readString(file)).contains("GM[11]").contains("b1");
    CliRun ours = CliRun.of("history", "export", "-", "2", "--to", "quad");
    assertThat(ours.out()).contains("\"c1\"").contains("resignation").doesNotContain("\"b3\"");
    CliRun wrong = CliRun.of("history", "export", "-", "--to", "pdn");
    assertThat(wrong.status()).isEqualTo(ExitCode.SOFTWARE);
    String reason = "This format stores games of Dames, not of Hex.";
    assertThat(wrong.err().lines()).containsExactly("game 1: " + reason, "game 2: " + reason);
    CliRun none = CliRun.of("history", "export", "-", "--to", "quad", "--game", "dots");
    assertThat(none.err()).contains("no matching games");
    assertThat(CliRun.of("history", "export", "x.y").status()).isEqualTo(ExitCode.USAGE);
    CliRun both = CliRun.of("history", "export", "-", "2", "--to", "quad", "--game", "hex");
    assertThat(both.status()).isEqualTo(ExitCode.USAGE);
    assertThat(both.err()).contains("by their numbers or by options, not by both");
    CliRun word = CliRun.of("history", "export", "-", "x", "--to", "quad");
    assertThat(word.status()).isEqualTo(ExitCode.USAGE);
    assertThat(word.err()).contains("expected the number of a game, as shown by list, but was x");
  }

  @Test
  void gamesBesideOneThatCannotBeReadAreExported() throws Exception {
    hex("b1\na2\n");
    hex("c1\nresign\n");
    String file = "jdbc:sqlite:" + folder.resolve("quadrille.db");
    try (var connection = DriverManager.getConnection(file);
        var statement = connection.createStatement()) {
      statement.execute("UPDATE move SET text = 'z9' WHERE game = 1");
    }

    CliRun export = CliRun.of("history", "export", "-", "--to", "quad");
    assertThat(export.status()).isEqualTo(ExitCode.SOFTWARE);
    assertThat(export.err().lines()).hasSize(1);
    assertThat(export.err()).contains("Game 1 cannot be read");
    assertThat(export.out()).contains("\"c1\"");
  }

  @Test
  void aTableThatWaitsForItsGuestsIsNeitherListedNorShownNorExported() throws Exception {
    Game dots = Games.get("dots").game();
    GameStart start =
        new GameStart(
            Line.start(dots, Rules.defaults(dots)),
            null,
            Participant.human("Ann"),
            Participant.human(""),
            new Clock.Rule.None(),
            Origin.TABLE,
            false);
    OpenTable table =
        new OpenTable(
            "ABCDEFGH", 1, "", true, false, 1, 1, Map.of(Side.FIRST, "", Side.SECOND, ""));
    try (GameStore store = new GameStore(folder)) {
      assertThat(new OpenTables(store).begin(start, table, 0)).isEqualTo(1);
    }
    assertThat(CliRun.of("history", "list").err()).contains("no matching games");
    for (String command : List.of("show 1", "export - 1 --to quad")) {
      assertThat(CliRun.of(("history " + command).split(" ")).err())
          .contains("There is no game 1.");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"show x", "show 0", "show 9999999999999999999"})
  void theNumberOfAGameHasNoRange(String command) {
    CliRun run = CliRun.of(("history " + command).split(" "));
    assertThat(run.status()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err())
        .contains("expected the number of a game, as shown by list, but was ")
        .doesNotContain("1000000");
  }

  @Test
  void reportsMissingGames() throws Exception {
    assertThat(CliRun.of("history", "show", "7").err()).contains("There is no game 7.");
    assertThat(CliRun.of("history", "show", "7").status()).isEqualTo(ExitCode.SOFTWARE);
    assertThat(CliRun.of("history").status()).isEqualTo(ExitCode.USAGE);
    Files.writeString(folder.resolve("quadrille.db"), "no database, but long enough".repeat(99));
    CliRun damaged = CliRun.of("history", "list");
    assertThat(damaged.err()).contains("renamed to").contains("no matching games");
    assertThat(
            CliRun.of(
                    "play",
                    "dots",
                    "--games",
                    "2",
                    "--first",
                    "random",
                    "--second",
                    "random",
                    "--keep")
                .status())
        .isEqualTo(ExitCode.USAGE);
  }
}
