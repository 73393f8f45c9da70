package quadrille.cli.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.ExitCode;
import quadrille.cli.CliRun;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Rules;
import quadrille.games.Games;
import quadrille.records.files.Json;
import tools.jackson.databind.JsonNode;

class MatchCommandTest {
  @TempDir Path folder;

  private static CliRun match(String arguments) {
    return CliRun.of(("match " + arguments).split(" "));
  }

  @Test
  void tableShowsWhoIsStronger() {
    CliRun run = match("dots --set size=3 --first depth:3 --second random --games 10 --seed 1");

    assertThat(run.status()).isEqualTo(ExitCode.OK);
    assertThat(run.outLines().getFirst())
        .startsWith("10 of 10 games of dots, seed 1, openings random:4");
    assertThat(run.outLines().get(1)).contains("95 % interval", "Elo", "stronger", "ms/move");
    Matcher row = Pattern.compile("first: depth:3 +(\\d+) +0 +(\\d+) .*").matcher(run.out());
    assertThat(row.find()).isTrue();
    assertThat(Integer.parseInt(row.group(1))).isGreaterThanOrEqualTo(8);
    assertThat(run.err()).contains("5 of 10 games", "10 of 10 games: depth:3 +" + row.group(1));
  }

  @Test
  void roundRobinHasARowPerPairing() {
    CliRun run =
        match("dots --set size=2 --first depth:1 --second random --player depth:2 --games 2");

    assertThat(run.out()).contains("6 of 6 games");
    assertThat(run.outLines())
        .filteredOn(line -> line.matches("\\d: \\S+ +\\d: .*"))
        .hasSize(3)
        .anyMatch(line -> line.startsWith("2: random   3: depth:2"));
  }

  @Test
  void gauntletPairsOnlyTheFirstPlayer() {
    CliRun run =
        match(
            "dots --set size=2 --first depth:1 --second random --player depth:2 --games 2"
                + " --gauntlet");

    assertThat(run.out()).contains("4 of 4 games");
    assertThat(run.outLines())
        .filteredOn(line -> line.matches("\\d: \\S+ +\\d: .*"))
        .hasSize(2)
        .allMatch(line -> line.startsWith("1: depth:1"));
  }

  @Test
  void eachLineOfTheFileIsACompleteGame() throws Exception {
    Path file = folder.resolve("games.jsonl");
    match("hex --set size=4 --first depth:2 --second random --games 4 --seed 3 --out " + file);

    List<JsonNode> lines = Files.readAllLines(file).stream().map(Json::parse).toList();
    assertThat(lines).hasSize(5);
    assertThat(lines.getFirst().get("match").get("players").toString())
        .isEqualTo("[\"depth:2\",\"random\"]");
    Game hex = Games.get("hex").game();
    Line start = Line.start(hex, Rules.parse(hex, "size=4"));
    for (JsonNode game : lines.subList(1, 5)) {
      Line end = start.play(words(game.get("opening"))).play(moves(game));
      Outcome outcome = Objects.requireNonNull(end.outcome());
      assertThat(game.get("result").get("reason").asString()).isEqualTo(outcome.reason());
    }
    assertThat(lines.subList(1, 5)).extracting(game -> game.get("number").asInt()).contains(1, 4);
  }

  private static String words(JsonNode array) {
    List<String> words = new ArrayList<>();
    array.forEach(each -> words.add(each.asString()));
    return String.join(" ", words);
  }

  private static String moves(JsonNode game) {
    List<String> words = new ArrayList<>();
    game.get("moves").forEach(each -> words.add(each.get("move").asString()));
    return String.join(" ", words);
  }

  @Test
  void sprtEndsTheMatchEarly() {
    CliRun run =
        match(
            "dots --set size=3 --first depth:3 --second random --games 10000 --seed 1"
                + " --sprt 0 200 --concurrency 2");

    assertThat(run.outLines().getLast())
        .matches("SPRT of 0 against 200 Elo: LLR [3-4]\\.\\d\\d .*: 200 accepted");
    assertThat(run.outLines().getFirst()).matches("\\d\\d of 10000 games .*");
  }

  @ParameterizedTest
  @ValueSource(strings = {"match", "play"})
  void gamesOnATinyBoardBeginWithAsManyRandomMovesAsFit(String command) {
    String players = " dots --set size=1 --first random --second random --games 2 --seed 1";
    CliRun run = CliRun.of((command + players).split(" "));
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.out()).contains("openings random:3");

    String asked = command.equals("match") ? " --openings random:4" : " --opening-plies 4";
    CliRun refused = CliRun.of((command + players.replace(" --seed 1", "") + asked).split(" "));
    assertThat(refused.status()).isEqualTo(ExitCode.USAGE);
    assertThat(refused.err())
        .isEqualTo(
            "quadrille " + command + ": The game is over before 4 random plies; expected fewer.\n");
  }

  @Test
  void readsOpeningsFromAFile() throws Exception {
    Path openings = folder.resolve("openings.txt");
    Files.writeString(openings, "a1h a2h\n");
    Path file = folder.resolve("games.jsonl");
    match(
        "dots --set size=2 --first random --second random --games 2 --openings "
            + openings
            + " --out "
            + file);

    for (String line : Files.readAllLines(file).subList(1, 3)) {
      assertThat(words(Json.parse(line).get("opening"))).isEqualTo("a1h a2h");
    }
  }

  @Test
  void adjudicatesLongGames() {
    CliRun run =
        match("dames --first random --second random --games 2 --max-plies 6 --openings random:2");

    assertThat(run.out()).contains("2 games adjudicated by length");
    assertThat(run.outLines()).anyMatch(line -> line.matches("first: random +0 +2 +0 .*"));
  }

  @Test
  void countsAndListsForfeits() {
    CliRun run =
        match(
            "hex --set size=19 --first kirchhoff --second random --games 2 --clock total:0.001"
                + " --openings random:2");

    assertThat(run.outLines())
        .contains("player            no answer  died  time  illegal move  garbage  protocol")
        .filteredOn(
            line -> line.matches("game [12] forfeited by (first: kirchhoff|second: random).*"))
        .hasSize(2)
        .allMatch(line -> line.endsWith(" ran out of time"));
  }

  @ParameterizedTest
  @CsvSource({
    "--games 3, expected an even number but was 3",
    "--games 2 --player human, A match is between computers",
    "--games 2 --player random --sprt 0 5, --sprt needs exactly two players",
    "--games 2 --pace 10, Missing required argument(s): --broadcast",
    "--games 2 --sprt 5 5, the smaller one first",
    "--games 2 --adjudicate-score 3, expected UNITS:MOVES",
    "--games 2 --openings random:x, expected a whole number",
  })
  void rejectsInvalidMatches(String arguments, String sentence) {
    CliRun run = match("dots --first random --second random " + arguments);

    assertThat(run.status()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains(sentence).doesNotContain("Exception");
    assertThat(run.err().lines().filter(line -> line.contains("quadrille match: "))).hasSize(1);
  }

  @Test
  void reportsAMissingOpeningsFile() {
    CliRun run =
        match("dots --first random --second random --games 2 --openings " + folder.resolve("no"));

    assertThat(run.status()).isEqualTo(ExitCode.SOFTWARE);
    assertThat(run.err()).contains("cannot read the openings");
  }

  @Test
  void swapsSeatsEveryGame() throws Exception {
    Path file = folder.resolve("games.jsonl");
    match("dots --set size=2 --first depth:2 --second random --games 4 --out " + file);

    for (String line : Files.readAllLines(file).subList(1, 5)) {
      JsonNode game = Json.parse(line);
      boolean exchanged = game.get("number").asInt() % 2 == 0;
      assertThat(game.get("players").get(exchanged ? "second" : "first").asString())
          .isEqualTo("depth:2");
    }
  }
}
