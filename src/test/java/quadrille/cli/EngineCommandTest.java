package quadrille.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The dialogues of our machine as an engine: what is said, and what it answers. */
@Timeout(120)
class EngineCommandTest {
  private static final String DAMES_START = "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww";

  private static List<String> htp(String... commands) {
    CliRun run = CliRun.typing(String.join("\n", commands) + "\n", "engine", "hex", "--depth", "1");
    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    return List.of(run.out().split("\n\n"));
  }

  @Test
  void htpAnswersEveryCommandWithItsNumber() {
    assertThat(htp("name", "7 protocol_version", "known_command play", "known_command fly", "fly"))
        .containsExactly("= Quadrille", "=7 2", "= true", "= false", "? unknown command");
    assertThat(htp("list_commands").getFirst())
        .contains("genmove\n", "reg_genmove\n", "undo\n", "time_left\n", "final_score\n");
  }

  @Test
  void htpPlaysAGameOnTheBoardThatItIsGiven() {
    assertThat(htp("boardsize 3", "play b a1", "play w a2", "play b b1", "showboard").getLast())
        .contains("x x .", "o . .");
    assertThat(
            htp("boardsize 2", "play b a1", "genmove w", "play b b1", "play b b2", "final_score"))
        .last()
        .isEqualTo("= B+");
    assertThat(htp("boardsize 4 3", "all_legal_moves").getLast()).endsWith("d3");
  }

  @Test
  void htpTakesBackAndSwaps() {
    assertThat(htp("boardsize 3", "play b a2", "play w swap-pieces", "showboard").getLast())
        .contains(". o .\n");
    assertThat(htp("boardsize 3", "play b a2", "undo", "undo")).last().isEqualTo("? cannot undo");
    assertThat(htp("boardsize 3", "param_game allow_swap 0", "play b a2", "play w swap-pieces"))
        .last()
        .asString()
        .startsWith("? ");
  }

  @Test
  void htpGeneratesMovesForEitherSideAndPlaysThemOnlyIfAsked() {
    List<String> answers =
        htp("boardsize 3", "reg_genmove b", "genmove b", "genmove b", "all_legal_moves");
    assertThat(answers.get(1)).isEqualTo(answers.get(2));
    assertThat(answers.getLast().split(" ")).hasSize(8);
  }

  @Test
  void htpIsToldTheTime() {
    assertThat(htp("time_settings 60 0 0", "time_left b", "time_left w 12.5 0", "time_left w"))
        .containsExactly("= ", "= 60.0", "= ", "= 12.5");
    assertThat(htp("time_settings 0 0.2 1", "boardsize 5", "genmove b").getLast())
        .matches("= [a-e][1-5]");
    assertThat(htp("time_left b soon")).containsExactly("? syntax error: soon is no time");
  }

  @ParameterizedTest
  @CsvSource({
    "play b",
    "play green a1",
    "play b z99",
    "boardsize 1",
    "boardsize many",
    "genmove",
    "time_settings",
    "param_game gravity 1",
    "quadrille-rules size=zero"
  })
  void htpRefusesWhatCannotBe(String command) {
    assertThat(htp(command)).singleElement().asString().startsWith("? ");
  }

  @Test
  void hubIntroducesItselfAndTakesTheRules() throws Exception {
    try (Front front = new Front("engine", "dames")) {
      assertThat(front.say("hub").until("wait"))
          .anyMatch(line -> line.startsWith("id name=Quadrille version="))
          .anyMatch(line -> line.startsWith("param name=variant value=normal type=enum values="));
      front.say("set-param name=variant value=russian", "init").until("ready");
      String position = "W" + "b".repeat(12) + "e".repeat(8) + "w".repeat(12);
      front.say("pos pos=" + position + " moves=\"22-18\"", "level depth=2", "go think");
      assertThat(front.until("done"))
          .anyMatch(line -> line.matches("info depth=2 score=-?\\d.* pv=\"\\d+-\\d+ .*\""));
    }
  }

  @Test
  void hubWritesCapturesWithWhatIsTaken() throws Exception {
    try (Front front = new Front("engine", "dames")) {
      front.say("pos pos=" + DAMES_START + " moves=\"32-28 19-23\"", "level depth=1", "go think");
      assertThat(front.lineThatBegins("done")).matches("done move=28x19x23( ponder=.*)?");
      front.say("pos pos=" + DAMES_START + " moves=\"32-28 19-23 28x19x23\"", "level depth=1");
      assertThat(front.say("go think").lineThatBegins("done")).matches("done move=1\\dx2\\dx19.*");
    }
  }

  @Test
  void hubAnswersWhileItThinksAndStops() throws Exception {
    try (Front front = new Front("engine", "dames")) {
      front.say("pos pos=" + DAMES_START, "level infinite", "go analyze").until("info depth=3 ");
      front.say("ping").until("pong");
      assertThat(front.say("go think").lineThatBegins("error")).contains("still thinking");
      front.say("stop").until("done move=");
      front.say("new-game", "ping").until("pong");
      assertThat(front.say("quit").status()).isZero();
    }
  }

  @Test
  void hubPondersUntilItIsHit() throws Exception {
    try (Front front = new Front("engine", "dames")) {
      front.say("pos pos=" + DAMES_START, "level move-time=0.05", "go ponder");
      front.until("info depth=3 ");
      front.say("ponder-hit").until("done move=");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "pos pos=W",
    "pos pos=Wzz",
    "level depth=deep",
    "set-param name=variant value=chess",
    "set-param name=colour value=red",
    "go fishing"
  })
  void hubTellsWhatItCannotUnderstand(String line) throws Exception {
    try (Front front = new Front("engine", "dames")) {
      assertThat(front.say(line).lineThatBegins("error")).startsWith("error message=\"");
    }
  }

  @Test
  void theFirstHubSpeaksInWordsWithoutNames() throws Exception {
    try (Front front = new Front("engine", "dames", "--protocol", "hub1")) {
      assertThat(front.say("hub").until("wait"))
          .anyMatch(line -> line.startsWith("name Quadrille"));
      front.say("init").until("ready");
      front.say("pos w" + DAMES_START.substring(1), "move 32-28", "depth 2", "go");
      List<String> heard = front.until("move");
      assertThat(heard)
          .anyMatch(line -> line.matches("info 2 \\d+ -?\\d+ \\d+ [\\d.]+ [\\d.]+ .*"));
      assertThat(heard.getLast()).matches("move \\d+-\\d+( .*)?");
      assertThat(front.say("move 1-2").lineThatBegins("error")).startsWith("error ");
      front.say("start", "analyse").until("info 3 ");
      front.say("stop").until("move ");
      assertThat(front.end()).isZero();
    }
  }

  @Test
  void uaiPlaysFromTheStartAndFromAPosition() throws Exception {
    try (Front front = new Front("engine", "hexxagon")) {
      assertThat(front.say("uai").until("uaiok"))
          .contains("option name Rules type string default -");
      front.say("isready").until("readyok");
      front.say("uainewgame", "position startpos moves e2", "go depth 2");
      assertThat(front.until("bestmove"))
          .anyMatch(line -> line.startsWith("info depth 2 ") && line.contains(" score cp "));
      // One empty cell, which both can reach: the mover fills it.
      front.say(
          "position fen xxxxx/oooooo/xxxxxxx/xxxx-xxx/xxx-1xxxx/xxxx-xxx/xxxxxxx/xxxxxx/xxxxx x 0"
              + " 1");
      assertThat(front.say("go movetime 100").lineThatBegins("bestmove")).isEqualTo("bestmove e5");
    }
  }

  @Test
  void uaiAnswersWhileItThinksAndStops() throws Exception {
    try (Front front = new Front("engine", "hexxagon")) {
      front.say("position startpos", "go infinite").until("info depth 3 ");
      front.say("isready").until("readyok");
      assertThat(front.say("stop").lineThatBegins("bestmove")).matches("bestmove \\w+");
      front.say("go nodes 500").until("bestmove");
      front.say("go btime 1000 wtime 1000 binc 10 winc 10").until("bestmove");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "position fen x",
    "position",
    "go sideways",
    "setoption name Rules value holes=9",
    "?"
  })
  void uaiTellsWhatItCannotUnderstand(String line) throws Exception {
    try (Front front = new Front("engine", "hexxagon")) {
      assertThat(front.say(line).lineThatBegins("info")).startsWith("info string error: ");
    }
  }

  @Test
  void dotsPlaysOnTheGridThatThePositionTells() throws Exception {
    try (Front front = new Front("engine", "dots")) {
      front.say("dots").until("dotsok");
      front.say("position fen 1x1 11 10 . 1", "go depth 4");
      assertThat(front.lineThatBegins("bestmove")).isEqualTo("bestmove b1v");
      front.say("setoption name Rules value rows=1,columns=1", "position startpos", "go depth 9");
      front.until("bestmove");
      front.say("position startpos moves a1h a2h a1v b1v", "go depth 1");
      assertThat(front.lineThatBegins("bestmove")).isEqualTo("bestmove 0000");
    }
  }

  @ParameterizedTest
  @CsvSource({"hex,htp", "dames,hub", "dames,hub1", "hexxagon,uai", "dots,dots"})
  void theEndOfTheInputEndsIt(String game, String protocol) throws Exception {
    try (Front front = new Front("engine", game, "--protocol", protocol)) {
      assertThat(front.end()).isZero();
    }
  }

  @Test
  void theEndOfTheInputEndsASearchWithoutLimits() throws Exception {
    try (Front front = new Front("engine", "hexxagon")) {
      front.say("go infinite").until("info depth 2 ");
      assertThat(front.end()).isZero();
    }
  }

  @Test
  void anUnknownProtocolIsWrongUsage() {
    CliRun run = CliRun.of("engine", "dames", "--protocol", "uci");
    assertThat(run.status()).isEqualTo(Cli.WRONG_USAGE);
    assertThat(run.err()).contains("expected hub or hub1 but was uci");
    assertThat(CliRun.of("engine", "hex", "--level", "3", "--depth", "2").err())
        .contains("exclude each other");
  }
}
