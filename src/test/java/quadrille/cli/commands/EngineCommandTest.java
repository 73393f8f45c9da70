package quadrille.cli.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine.ExitCode;
import quadrille.cli.CliRun;

/** The dialogues of our machine as an engine: what is said, and what it answers. */
@Timeout(120)
class EngineCommandTest {
  private static final String DAMES_START = "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww";

  private static List<String> htp(String... commands) {
    CliRun run =
        CliRun.withInput(String.join("\n", commands) + "\n", "engine", "hex", "--depth", "1");
    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    return List.of(run.out().split("\n\n"));
  }

  @Test
  void htpRepliesWithTheNumberOfTheCommand() {
    assertThat(htp("name", "7 protocol_version", "known_command play", "known_command fly", "fly"))
        .containsExactly("= Quadrille", "=7 2", "= true", "= false", "? unknown command");
    assertThat(htp("list_commands").getFirst())
        .contains("genmove\n", "reg_genmove\n", "undo\n", "time_left\n", "final_score\n");
  }

  @Test
  void htpPlaysOnTheGivenBoardSize() {
    assertThat(htp("boardsize 3", "play b a1", "play w a2", "play b b1", "showboard").getLast())
        .contains("x x .", "o . .");
    assertThat(
            htp("boardsize 2", "play b a1", "genmove w", "play b b1", "play b b2", "final_score"))
        .last()
        .isEqualTo("= B+");
    assertThat(htp("boardsize 4 3", "all_legal_moves").getLast()).endsWith("d3");
  }

  @Test
  void htpUndoesAndSwaps() {
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
  void htpObeysTimeSettings() {
    assertThat(htp("time_settings 60 0 0", "time_left b", "time_left w 12.5 0", "time_left w"))
        .containsExactly("= ", "= 60.0", "= ", "= 12.5");
    assertThat(htp("time_settings 0 0.2 1", "boardsize 5", "genmove b").getLast())
        .matches("= [a-e][1-5]");
    assertThat(htp("time_left b soon")).containsExactly("? syntax error: soon is no time");
  }

  @Test
  @Timeout(50)
  void htpObeysLimitsOfDepthAndNodesBeforeTheTimeIsOver() {
    assertThat(htp("time_settings 0 99 1", "quadrille-limits 1", "genmove b").getLast())
        .matches("= [a-k]\\d+");
    assertThat(htp("time_settings 0 99 1", "quadrille-limits 128 30", "genmove b").getLast())
        .matches("= [a-k]\\d+");
  }

  @Test
  @Timeout(50)
  void htpAnswersAtOnceWhenInterruptedBeforeASearchHasBegun() {
    String commands = "boardsize 11\ntime_settings 0 99 1\ngenmove b\n# interrupt\nquit\n";
    CliRun run = CliRun.withInput(commands, "engine", "hex");

    assertThat(run.out().split("\n\n")).hasSize(4).allMatch(answer -> answer.startsWith("= "));
  }

  /** As GTP has it: each command is answered before the next one is carried out. */
  @Test
  void htpLetsASearchTakeItsTimeBeforeItQuits() {
    String commands = "boardsize 11\nplay b f6\ntime_settings 0 0.7 1\ngenmove w\nquit\n";
    long begun = System.nanoTime();
    CliRun run = CliRun.withInput(commands, "engine", "hex");

    assertThat(run.out().split("\n\n")).hasSize(5).allMatch(answer -> answer.startsWith("= "));
    assertThat(Duration.ofNanos(System.nanoTime() - begun)).isGreaterThan(Duration.ofMillis(500));
  }

  @Test
  void htpAllowsTheSwapAgainAfterABoardThatHasNone() {
    assertThat(htp("boardsize 4 6", "param_game", "boardsize 5", "param_game"))
        .last()
        .asString()
        .endsWith("allow_swap 1");
  }

  @Test
  void htpScoresADrawAsZero() {
    assertThat(
            htp(
                "quadrille-rules size=2,tiling=square,swap=false",
                "play b a1",
                "play w a2",
                "play b b2",
                "play w b1",
                "final_score"))
        .last()
        .isEqualTo("= 0");
  }

  @ParameterizedTest
  @CsvSource({
    "play b",
    "play green a1",
    "play b z99",
    "boardsize 1",
    "boardsize many",
    "boardsize 5 5 5",
    "genmove",
    "time_settings",
    "param_game gravity 1",
    "param_game allow_swap maybe",
    "quadrille-rules size=zero",
    "quadrille-limits many",
    "quadrille-limits 2 many"
  })
  void htpRejectsInvalidCommands(String command) {
    assertThat(htp(command)).singleElement().asString().startsWith("? ");
  }

  @Test
  void htpKeepsItsBoardIfTheSizeHasTooManyNumbers() {
    List<String> answers = htp("boardsize 3", "boardsize 5 5 5", "all_legal_moves");
    assertThat(answers.get(1))
        .isEqualTo("? syntax error: expected columns and rows, but was 5 5 5");
    assertThat(answers.getLast()).endsWith(" c3");
  }

  @Test
  void hubSendsItsIdAndAcceptsVariants() throws Exception {
    try (EngineClient front = new EngineClient("engine", "dames")) {
      assertThat(front.send("hub").readUntil("wait"))
          .anyMatch(line -> line.startsWith("id name=Quadrille version="))
          .anyMatch(line -> line.startsWith("param name=variant value=normal type=enum values="));
      front.send("set-param name=variant value=russian", "init").readUntil("ready");
      String position = "W" + "b".repeat(12) + "e".repeat(8) + "w".repeat(12);
      front.send("pos pos=" + position + " moves=\"22-18\"", "level depth=2", "go think");
      assertThat(front.readUntil("done"))
          .anyMatch(line -> line.matches("info depth=2 score=-?\\d.* pv=\"\\d+-\\d+ .*\""));
    }
  }

  @Test
  void hubListsTheCapturedPieces() throws Exception {
    try (EngineClient front = new EngineClient("engine", "dames")) {
      front.send("pos pos=" + DAMES_START + " moves=\"32-28 19-23\"", "level depth=1", "go think");
      assertThat(front.readLineStarting("done")).matches("done move=28x19x23( ponder=.*)?");
      front.send("pos pos=" + DAMES_START + " moves=\"32-28 19-23 28x19x23\"", "level depth=1");
      assertThat(front.send("go think").readLineStarting("done"))
          .matches("done move=1\\dx2\\dx19.*");
    }
  }

  @Test
  void anEngineWithABookAnswersFromItAtOnceAndAnalysesWithoutIt() throws Exception {
    try (EngineClient front = new EngineClient("engine", "dames", "--book")) {
      front.send("pos pos=" + DAMES_START, "level move-time=600", "go think");
      assertThat(front.readUntil("done move=")).hasSize(1);
      front.send("level infinite", "go analyze").readUntil("info depth=3 ");
      front.send("stop").readUntil("done move=");
    }
  }

  @Test
  void hubAnswersPingsWhileSearching() throws Exception {
    try (EngineClient front = new EngineClient("engine", "dames")) {
      front.send("pos pos=" + DAMES_START, "level infinite", "go think").readUntil("info depth=3 ");
      front.send("ping").readUntil("pong");
      assertThat(front.send("go think").readLineStarting("error")).contains("still thinking");
      front.send("stop").readUntil("done move=");
      front.send("new-game", "ping").readUntil("pong");
      assertThat(front.send("quit").awaitExit()).isZero();
    }
  }

  @Test
  void hubSearchesAnewAtOnceAfterAStopAndInPlaceOfPonderingOrAnalysis() throws Exception {
    try (EngineClient front = new EngineClient("engine", "dames")) {
      front.send("pos pos=" + DAMES_START + " moves=\"32-28\"", "go ponder");
      front.send("stop", "pos pos=" + DAMES_START, "level depth=2", "go think");
      front.readUntil("done move=");
      assertThat(front.readLineStarting("done move=")).startsWith("done move=3");
      for (String longSearch : List.of("go analyze", "go ponder")) {
        front.send("pos pos=" + DAMES_START, longSearch).readUntil("info depth=10 ");
        front.send("level depth=1", "go think").readUntil("done move=");
        front.readUntil("done move=");
      }
    }
  }

  @Test
  void hubSearchesNoPositionOfWhichAMoveIsWrong() throws Exception {
    try (EngineClient front = new EngineClient("engine", "dames")) {
      front.send("pos pos=" + DAMES_START + " moves=\"32-28 1-1\"").readUntil("error message=");
      front.send("level depth=1", "go think");
      assertThat(front.readLineStarting("done move=")).startsWith("done move=3");
    }
  }

  @Test
  void aByteOrderMarkBeforeTheFirstLineIsPassedOver() throws Exception {
    try (EngineClient front = new EngineClient("engine", "dames")) {
      front.send("\uFEFFhub").readUntil("wait");
    }
  }

  @Test
  void hubPondersUntilItIsHit() throws Exception {
    try (EngineClient front = new EngineClient("engine", "dames")) {
      front.send("pos pos=" + DAMES_START, "level move-time=0.05", "go ponder");
      front.readUntil("info depth=3 ");
      front.send("ponder-hit").readUntil("done move=");
    }
  }

  @Test
  void hubLimitsAPonderedMoveWithoutLimitsLikeAnyOther() throws Exception {
    try (EngineClient front = new EngineClient("engine", "dames")) {
      front.send("pos pos=" + DAMES_START, "go ponder").readUntil("info depth=3 ");
      front.send("ponder-hit").readUntil("done move=");
    }
  }

  @Test
  void hubAnswersNoPonderingBeforeItIsHitOrStopped() throws Exception {
    try (EngineClient front = new EngineClient("engine", "dames")) {
      front.send("pos pos=" + DAMES_START, "level depth=2");
      for (String end : List.of("ponder-hit", "stop")) {
        front.send("go ponder").readUntil("info depth=2 ");
        // An answer before this one would be passed over here, and missing below.
        front.send("ping").readUntil("pong");
        front.send(end).readUntil("done move=");
      }
    }
  }

  @Test
  void hubNamesTheVariantsThatItHas() throws Exception {
    try (EngineClient front = new EngineClient("engine", "dames")) {
      assertThat(
              front.send("set-param name=variant value=klingon").readLineStarting("error message="))
          .contains("klingon", "normal", "russian");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "pos pos=",
    "pos pos=W",
    "pos pos=Wzz",
    "level depth=deep",
    "set-param name=variant value=chess",
    "set-param name=colour value=red",
    "go fishing"
  })
  void hubReportsInvalidCommands(String line) throws Exception {
    try (EngineClient front = new EngineClient("engine", "dames")) {
      assertThat(front.send(line).readLineStarting("error")).startsWith("error message=\"");
    }
  }

  @Test
  void hub1UsesPositionalArguments() throws Exception {
    try (EngineClient front = new EngineClient("engine", "dames", "--protocol", "hub1")) {
      assertThat(front.send("hub").readUntil("wait"))
          .anyMatch(line -> line.startsWith("name Quadrille"));
      front.send("init").readUntil("ready");
      front.send("pos w" + DAMES_START.substring(1), "move 32-28", "depth 2", "go");
      List<String> heard = front.readUntil("move");
      assertThat(heard)
          .anyMatch(line -> line.matches("info 2 \\d+ -?\\d+ \\d+ [\\d.]+ [\\d.]+ .*"));
      assertThat(heard.getLast()).matches("move \\d+-\\d+( .*)?");
      assertThat(front.send("move 1-2").readLineStarting("error")).startsWith("error ");
      front.send("start", "analyse").readUntil("info 3 ");
      front.send("stop").readUntil("move ");
      assertThat(front.closeAndWait()).isZero();
    }
  }

  @Test
  void uaiPlaysFromTheStartAndFromAPosition() throws Exception {
    try (EngineClient front = new EngineClient("engine", "hexxagon")) {
      assertThat(front.send("uai").readUntil("uaiok"))
          .contains(
              "option name Rules type string default -",
              "option name Move Overhead type spin default 30 min 0 max 5000");
      front.send("setoption name Move Overhead value 5");
      front.send("isready").readUntil("readyok");
      front.send("uainewgame", "position startpos moves e2", "go depth 2");
      assertThat(front.readUntil("bestmove"))
          .anyMatch(line -> line.startsWith("info depth 2 ") && line.contains(" score cp "));
      // One empty cell, which both can reach: the mover fills it.
      front.send(
          "position fen xxxxx/oooooo/xxxxxxx/xxxx-xxx/xxx-1xxxx/xxxx-xxx/xxxxxxx/xxxxxx/xxxxx x 0"
              + " 1");
      assertThat(front.send("go movetime 100").readLineStarting("bestmove"))
          .isEqualTo("bestmove e5");
    }
  }

  @Test
  void uaiAnswersWhileSearching() throws Exception {
    try (EngineClient front = new EngineClient("engine", "hexxagon")) {
      front.send("position startpos", "go infinite").readUntil("info depth 3 ");
      assertThat(front.send("go depth 1").readLineStarting("info string"))
          .contains("still thinking");
      front.send("isready").readUntil("readyok");
      for (String wrong :
          new String[] {
            "go depth -1", "go movetime -5", "setoption name Move Overhead value 9999"
          }) {
        assertThat(front.send(wrong).readLineStarting("info string")).contains("not understood");
      }
      front.send("stop", "go depth 1").readUntil("bestmove");
      assertThat(front.readLineStarting("bestmove")).matches("bestmove \\w+");
      front.send("go nodes 500").readUntil("bestmove");
      front.send("go btime 1000 wtime 1000 binc 10 winc 10").readUntil("bestmove");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "position fen x",
    "position",
    "go sideways",
    "go perft 3",
    "setoption name Rules value holes=9",
    "setoption name Move Overhead value -1",
    "?"
  })
  void uaiReportsInvalidCommands(String line) throws Exception {
    try (EngineClient front = new EngineClient("engine", "hexxagon")) {
      assertThat(front.send(line).readLineStarting("info")).startsWith("info string error: ");
    }
  }

  @Test
  void uaiAnswersRequestsInTheirOrder() throws Exception {
    String over = "position fen xoo2/ooo3/ooo4/4-3/3-5/4-3/7/6/5 x";
    try (EngineClient front = new EngineClient("engine", "hexxagon")) {
      front.send("position startpos", "go infinite").readUntil("info depth 2 ");
      assertThat(front.send(over, "go depth 3").readLineStarting("info string"))
          .contains("still thinking");
      front.send("stop", "go depth 3");
      assertThat(front.readLineStarting("bestmove")).isNotEqualTo("bestmove 0000");
      assertThat(front.readLineStarting("bestmove")).isEqualTo("bestmove 0000");
    }
  }

  @Test
  void dotsTakesTheGridSizeFromThePosition() throws Exception {
    try (EngineClient front = new EngineClient("engine", "dots")) {
      front.send("dots").readUntil("dotsok");
      front.send("position fen 1x1 11 10 . 1", "go depth 4");
      assertThat(front.readLineStarting("bestmove")).isEqualTo("bestmove b1v");
      front.send("setoption name Rules value rows=1,columns=1", "position startpos", "go depth 9");
      front.readUntil("bestmove");
      front.send("position startpos moves a1h a2h a1v b1v", "go depth 1");
      assertThat(front.readLineStarting("bestmove")).isEqualTo("bestmove 0000");
    }
  }

  @ParameterizedTest
  @CsvSource({"hex,htp", "dames,hub", "dames,hub1", "hexxagon,uai", "dots,dots"})
  void endOfInputStopsTheEngine(String game, String protocol) throws Exception {
    try (EngineClient front = new EngineClient("engine", game, "--protocol", protocol)) {
      assertThat(front.closeAndWait()).isZero();
    }
  }

  @Test
  void endOfInputStopsAnUnlimitedSearch() throws Exception {
    try (EngineClient front = new EngineClient("engine", "hexxagon")) {
      front.send("go infinite").readUntil("info depth 2 ");
      assertThat(front.closeAndWait()).isZero();
    }
  }

  @Test
  void rejectsAnUnknownProtocol() {
    CliRun run = CliRun.of("engine", "dames", "--protocol", "uci");
    assertThat(run.status()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("expected hub or hub1 but was uci");
    assertThat(CliRun.of("engine", "hex", "--level", "3", "--depth", "2").err())
        .contains("exclude each other");
  }
}
