package quadrille.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Rules;
import quadrille.core.Side;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.match.engine.EngineTimeouts;

/** Engines that misbehave forfeit, and no process outlives its player. */
@Timeout(120)
class EnginePlayerTest {
  /** On a busy computer even the start of an engine takes seconds. */
  private static final EngineTimeouts PATIENT = new EngineTimeouts(60_000, 4_000, 60_000);

  @TempDir Path folder;

  private static GameModule dots() {
    return Games.get("dots");
  }

  private static EngineConfig terms() throws Exception {
    GameModule dots = dots();
    return EngineConfig.defaults(
        dots.game(),
        dots.knowledge(),
        dots.opponents(),
        dots.protocol(),
        Rules.settings(dots.game(), null, Map.of("size", "2")));
  }

  private EnginePlayer player(List<String> command) throws Exception {
    return player(command, PATIENT);
  }

  private EnginePlayer player(List<String> command, EngineTimeouts timeouts) throws Exception {
    return new EnginePlayer("bad", command, folder.resolve("logs/bad.log"), terms(), timeouts);
  }

  private Outcome play(List<String> command, Clock.Rule clock) throws Exception {
    return play(player(command), clock);
  }

  private static Outcome play(EnginePlayer player, Clock.Rule clock) throws Exception {
    EngineConfig terms = terms();
    Player opponent = PlayerFactory.create(Participant.of(Seat.parse("random")), terms, 7);
    try (Match match =
        new Match(Line.start(terms.game(), terms.settings()), player, opponent, clock)) {
      match.start();
      return Objects.requireNonNull(match.await());
    }
  }

  @AfterEach
  void requireNoProcesses() throws Exception {
    TestProcesses.awaitNoneLeft();
    assertThat(ProcessHandle.current().descendants()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "dies-at-once, engine-died",
    "dies-mid-game, engine-died",
    "sleeps, time",
    "floods, garbage",
    "endless-line, garbage",
    "illegal-move, illegal-move",
    "drawn-edge, illegal-move",
    "resigns-unasked, wrong-protocol"
  })
  void misbehavingEnginesForfeit(String vice, String reason) throws Exception {
    Outcome outcome = play(TestProcesses.badEngine(vice), new Clock.Rule.None());

    assertThat(outcome.winner()).isEqualTo(Side.SECOND);
    assertThat(outcome.reason()).isEqualTo(reason);
    assertThat(outcome.text().in(Locale.FRENCH)).contains("forfait");
  }

  @ParameterizedTest
  @ValueSource(strings = {"mute", "wrong-protocol"})
  void enginesThatAreNotReadyInTimeForfeit(String vice) throws Exception {
    EngineTimeouts impatient = new EngineTimeouts(500, 500, 3_000);
    Outcome outcome = play(player(TestProcesses.badEngine(vice), impatient), new Clock.Rule.None());

    assertThat(outcome.winner()).isEqualTo(Side.SECOND);
    assertThat(outcome.reason()).isEqualTo("wrong-protocol");
  }

  @Test
  void aGoodEnginePlaysToTheEnd() throws Exception {
    Outcome outcome = play(TestProcesses.badEngine("none"), new Clock.Rule.None());
    assertThat(outcome.reason()).isIn("most-boxes", "equal");
  }

  @Test
  void aNegativeDepthOfAnEngineIsNoneAndItsScoreCounts() throws Exception {
    EngineConfig terms = terms();
    Player opponent = PlayerFactory.create(Participant.of(Seat.parse("random")), terms, 7);
    Line start = Line.start(terms.game(), terms.settings());
    Player player = player(TestProcesses.badEngine("negative-depth"));
    try (Match match = new Match(start, player, opponent, new Clock.Rule.None())) {
      match.start();
      match.await();
      assertThat(match.record().moves()).extracting(GameRecord.Move::depth).containsOnlyNulls();
      assertThat(match.record().moves()).extracting(GameRecord.Move::score).contains(100);
    }
  }

  @Test
  void anEngineThatDoesNotQuitIsKilled() throws Exception {
    Outcome outcome = play(TestProcesses.badEngine("stays"), new Clock.Rule.None());
    assertThat(outcome.reason()).isIn("most-boxes", "equal");
  }

  @ParameterizedTest
  @CsvSource({"move:0.2", "total:0.2"})
  void anEngineLosesOnTimeAfterTheGrace(String rule) throws Exception {
    long start = System.nanoTime();
    Outcome outcome = play(TestProcesses.badEngine("sleeps"), Clock.Rule.parse(rule));
    assertThat(outcome.reason()).isEqualTo(Outcome.TIME);
    // Clocks count whole milliseconds, so that the 200 and as many of grace may end a little early.
    assertThat(System.nanoTime() - start).isGreaterThan(TimeUnit.MILLISECONDS.toNanos(390));
  }

  @Test
  void aMissingProgramForfeits() throws Exception {
    Outcome outcome = play(List.of("/no/such/engine"), new Clock.Rule.None());
    assertThat(outcome.reason()).isEqualTo(Outcome.ENGINE_DIED);
  }

  @Test
  void standardErrorGoesToTheLog() throws Exception {
    play(TestProcesses.badEngine("dies-at-once"), new Clock.Rule.None());
    TestProcesses.awaitNoneLeft();
    assertThat(folder.resolve("logs/bad.log"))
        .satisfies(log -> assertThat(Files.readString(log)).contains("this engine dies at once"));
  }

  @Test
  void aCancelledRequestIsNotWaitedFor() throws Exception {
    EngineConfig terms = terms();
    Line start = Line.start(terms.game(), terms.settings());
    Clock clock = Clock.start(new Clock.Rule.None());
    try (EnginePlayer player = player(TestProcesses.badEngine("sleeps"))) {
      player.ready().get(30, TimeUnit.SECONDS);
      Player.Request turn = new Player.Request(start, clock, report -> {});
      assertThat(player.requestMove(turn).get(30, TimeUnit.SECONDS).report()).isNull();
      CountDownLatch thinks = new CountDownLatch(1);
      var _ = player.requestMove(new Player.Request(start, clock, report -> thinks.countDown()));
      assertThat(thinks.await(30, TimeUnit.SECONDS)).isTrue();
      player.cancel();
      // It sleeps in its second answer, is ended for that, and another one answers.
      assertThat(player.requestMove(turn).get(30, TimeUnit.SECONDS).move()).isZero();
    }
  }

  /** As when a player hands back to an engine and pauses before it has been started. */
  @Test
  void anEngineThatIsNotWantedWhileItStartsPlaysLater() throws Exception {
    EngineConfig terms = terms();
    Line start = Line.start(terms.game(), terms.settings());
    Clock clock = Clock.start(new Clock.Rule.None());
    try (EnginePlayer player = player(TestProcesses.badEngine("none"))) {
      Player.Request turn = new Player.Request(start, clock, report -> {});
      var _ = player.requestMove(turn);
      awaitProcess();
      player.cancel();

      assertThat(player.requestMove(turn).get(30, TimeUnit.SECONDS).move()).isZero();
    }
  }

  private static void awaitProcess() {
    while (ProcessHandle.current().descendants().findAny().isEmpty()) {
      Thread.onSpinWait();
    }
  }

  @Test
  void closingEndsAThinkingEngine() throws Exception {
    EnginePlayer player = player(TestProcesses.badEngine("mute"));
    player.close();
    TestProcesses.awaitNoneLeft();
    assertThat(ProcessHandle.current().descendants()).isEmpty();
  }
}
