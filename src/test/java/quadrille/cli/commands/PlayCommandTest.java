package quadrille.cli.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.ExitCode;
import quadrille.cli.CliRun;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.games.GameModule;
import quadrille.games.Games;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class PlayCommandTest {
  @TempDir Path folder;

  static Iterable<GameModule> modules() {
    return Games.ALL;
  }

  @ParameterizedTest
  @MethodSource("modules")
  void jsonContainsTheWholeGame(GameModule module) throws Exception {
    Game game = module.game();

    CliRun run = play(game.id(), "--first", "level:1", "--second", "random", "--seed", "1");

    assertThat(run.status()).isEqualTo(ExitCode.OK);
    JsonNode json = json();
    assertThat(json.get("game").asString()).isEqualTo(game.id());
    assertThat(json.get("players").get("first").asString()).isEqualTo("level:1");
    assertThat(json.get("players").get("second").asString()).isEqualTo("random");
    Line end = Line.start(game, settings(game, json)).play(moves(json));
    Outcome outcome = Objects.requireNonNull(end.outcome());
    assertThat(json.get("result").get("reason").asString()).isEqualTo(outcome.reason());
    assertThat(json.get("result").get("winner").asString(null)).isEqualTo(name(outcome.winner()));
    assertThat(run.outLines().getLast())
        .contains("after " + end.ply() + " pl", outcome.text().toString());
  }

  private static Settings settings(Game game, JsonNode json) throws Exception {
    Map<String, String> values = new HashMap<>();
    json.get("settings")
        .properties()
        .forEach(each -> values.put(each.getKey(), each.getValue().asString()));
    return Rules.settings(game, json.get("rules").asString(null), values);
  }

  private static String moves(JsonNode json) {
    List<String> texts = new ArrayList<>();
    json.get("moves").forEach(move -> texts.add(move.get("move").asString()));
    return String.join(" ", texts);
  }

  private static @Nullable String name(@Nullable Side side) {
    return side == null ? null : side == Side.FIRST ? "first" : "second";
  }

  @Test
  void movesRecordSideDepthAndScore() throws Exception {
    play("dots", "--set", "size=2", "--first", "depth:2", "--second", "random", "--seed", "3");

    JsonNode moves = json().get("moves");
    assertThat(moves).hasSize(12);
    for (int i = 0; i < moves.size(); i++) {
      JsonNode move = moves.get(i);
      assertThat(move.get("ply").asInt()).isEqualTo(i + 1);
      assertThat(move.get("timeMs").asLong()).isNotNegative();
      boolean machine = move.get("side").asString().equals("first");
      assertThat(move.get("depth").isInt()).isEqualTo(machine);
      assertThat(move.get("score").isNumber()).isEqualTo(machine);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "2"})
  void jsonOnStandardOutputLeavesTheRestToStandardError(String games) {
    CliRun run =
        CliRun.of(
            "play",
            "dots",
            "--set",
            "size=1",
            "--first",
            "level:1",
            "--second",
            "random",
            "--games",
            games,
            "--opening-plies",
            "0",
            "--json",
            "-");

    assertThat(run.status()).as(run.err()).isEqualTo(ExitCode.OK);
    JsonNode json = JsonMapper.shared().readTree(run.out());
    assertThat(json.has(games.equals("1") ? "moves" : "standings")).isTrue();
    assertThat(run.err()).contains("game 1: level:1 - random: ");
    assertThat(Path.of("-")).doesNotExist();
  }

  @Test
  void theSameSeedPlaysTheSameGame() throws Exception {
    String[] arguments = {"hexxagon", "--first", "depth:2", "--second", "level:1", "--seed", "5"};
    play(arguments);
    String once = moves(json());
    play(arguments);
    assertThat(moves(json())).isEqualTo(once);

    arguments[6] = "6";
    play(arguments);
    assertThat(moves(json())).isNotEqualTo(once);
  }

  @Test
  void pairsOfGamesShareAnOpeningAndSwapSeats() throws Exception {
    CliRun run =
        play(
            "dots",
            "--set",
            "size=3",
            "--first",
            "depth:3",
            "--second",
            "random",
            "--games",
            "6",
            "--seed",
            "2",
            "--concurrency",
            "2");

    JsonNode games = json().get("games");
    assertThat(games).hasSize(6);
    for (int i = 0; i < 6; i++) {
      String[] seats =
          i % 2 == 0 ? new String[] {"depth:3", "random"} : new String[] {"random", "depth:3"};
      assertThat(games.get(i).get("players").get("first").asString()).isEqualTo(seats[0]);
      assertThat(games.get(i).get("players").get("second").asString()).isEqualTo(seats[1]);
      assertThat(games.get(i).get("opening")).hasSize(4);
      assertThat(games.get(i).get("opening")).isEqualTo(games.get(i / 2 * 2).get("opening"));
    }
    assertThat(games.get(0).get("opening")).isNotEqualTo(games.get(2).get("opening"));
    assertThat(run.outLines()).filteredOn(line -> line.startsWith("game ")).hasSize(6);
  }

  @Test
  void standingsAddUpTheGames() throws Exception {
    CliRun run =
        play("hexxagon", "--first", "random", "--second", "depth:2", "--games", "4", "--seed", "2");

    JsonNode standings = json().get("standings");
    JsonNode second = standings.get("second");
    int wins = 0;
    for (int i = 0; i < 4; i++) {
      String side = i % 2 == 0 ? "second" : "first";
      JsonNode winner = json().get("games").get(i).get("result").get("winner");
      wins += winner.asString("").equals(side) ? 1 : 0;
    }
    assertThat(second.get("player").asString()).isEqualTo("depth:2");
    assertThat(second.get("wins").asInt()).isEqualTo(wins).isGreaterThanOrEqualTo(3);
    assertThat(second.get("losses")).isEqualTo(standings.get("first").get("wins"));
    assertThat(second.get("meanDepth").asDouble()).isBetween(1.0, 2.0);
    assertThat(run.out()).contains("seats exchanged every game", "95 % interval", "first: random");
    assertThat(run.outLines()).filteredOn(line -> line.startsWith("second: depth:2")).hasSize(1);
  }

  @Test
  void concurrencyDoesNotChangeTheGames() throws Exception {
    String[] arguments = {
      "dots",
      "--set",
      "size=3",
      "--first",
      "random",
      "--second",
      "depth:2",
      "--games",
      "4",
      "--seed",
      "9",
      "--concurrency",
      "1"
    };
    play(arguments);
    List<String> alone = allMoves();
    arguments[12] = "3";
    play(arguments);
    assertThat(allMoves()).isEqualTo(alone);
  }

  private List<String> allMoves() throws Exception {
    List<String> all = new ArrayList<>();
    json().get("games").forEach(game -> all.add(moves(game)));
    return all;
  }

  @Test
  void aGameCanStartFromAPosition() throws Exception {
    play(
        "hex",
        "--set",
        "size=3",
        "--position",
        "x../x.o/..o x",
        "--first",
        "depth:2",
        "--second",
        "random");

    assertThat(moves(json())).isEqualTo("a3");
    assertThat(json().get("position").asString()).isEqualTo("x../x.o/..o x");
    JsonNode move = json().get("moves").get(0);
    assertThat(move.get("winIn").asInt()).isEqualTo(1);
  }

  @Test
  void printsMovesAndBoardsUnlessQuiet() {
    String[] arguments = {
      "play", "hex", "--set", "size=2", "--first", "random", "--second", "random", "--seed", "1"
    };
    CliRun shown = CliRun.of(arguments);
    assertThat(shown.outLines().getFirst()).matches("1\\. Red [ab][12]");
    assertThat(shown.err()).contains("a b");

    List<String> quiet = new ArrayList<>(List.of(arguments));
    quiet.add("--quiet");
    CliRun silent = CliRun.of(quiet.toArray(String[]::new));
    assertThat(silent.outLines()).containsExactly(shown.outLines().getLast());
    assertThat(silent.err()).isEmpty();
  }

  @Test
  void printsTheSeedItChose() {
    CliRun run =
        CliRun.of("play", "hex", "--set", "size=2", "--first", "random", "--second", "random");

    assertThat(run.err()).matches("(?s)seed \\d+\\R.*");
  }

  @Test
  void rejectsAnOpeningLongerThanTheGame() {
    CliRun run =
        CliRun.of(
            "play",
            "hex",
            "--set",
            "size=2",
            "--first",
            "random",
            "--second",
            "random",
            "--opening-plies",
            "9",
            "--games",
            "2");

    assertThat(run.status()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("The game is over before 9 random plies; expected fewer.");
  }

  private CliRun play(String... arguments) {
    List<String> all = new ArrayList<>(List.of("play", "--json", file().toString()));
    all.addAll(List.of(arguments));
    return CliRun.of(all.toArray(String[]::new));
  }

  private JsonNode json() throws Exception {
    return JsonMapper.shared().readTree(Files.readString(file()));
  }

  private Path file() {
    return folder.resolve("games.json");
  }
}
