package quadrille.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import quadrille.arena.openings.RandomOpenings;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.core.Outcome;
import quadrille.core.Position;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.match.Adjudicator;
import quadrille.match.Clock;
import quadrille.match.EngineConfig;
import quadrille.match.OpeningStyle;
import quadrille.match.Seat;
import quadrille.search.Knowledge;
import quadrille.search.Limits;

@Timeout(60)
class ArenaTest {

  private final GameModule dots = Games.get("dots");
  private final Settings settings = settings();
  private final Line start = Line.start(dots.game(), settings);
  private Function<Settings, Knowledge> knowledge = dots.knowledge();
  private Clock.Rule clock = new Clock.Rule.None();
  private @Nullable Limits bound;

  private Settings settings() {
    try {
      return Rules.settings(dots.game(), null, Map.of("size", "2"));
    } catch (BadInputException e) {
      throw new AssertionError(e);
    }
  }

  private EngineConfig config(double timeScale) {
    return new EngineConfig(
        dots.game(),
        knowledge,
        dots.opponents(),
        dots.protocol(),
        settings,
        1,
        1,
        timeScale,
        bound,
        Limits.DEFAULT_MOVE_OVERHEAD_MS,
        OpeningStyle.FIXED);
  }

  private Contest contest(int games, String... players) throws BadInputException {
    List<Seat> seats = new ArrayList<>();
    for (String player : players) {
      seats.add(Seat.parse(player));
    }
    return new Contest(
        config(1),
        null,
        seats,
        Schedule.roundRobin(players.length, games),
        new RandomOpenings(start, 2, 7),
        clock,
        Adjudicator.NONE,
        7);
  }

  private static List<GameResult> play(Contest contest, int concurrency) throws Exception {
    return new Arena(contest, concurrency, game -> {}, game -> false).play(List.of());
  }

  private static List<String> told(List<GameResult> results) {
    return results.stream()
        .map(each -> each.fixture() + " " + each.winner() + " " + each.first().moves())
        .toList();
  }

  @Test
  void playsEveryGameOnce() throws Exception {
    List<GameResult> results = play(contest(4, "random", "depth:1", "depth:2"), 2);

    assertThat(results)
        .extracting(each -> each.fixture().number())
        .containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);
  }

  @Test
  void concurrencyDoesNotChangeResults() throws Exception {
    Contest contest = contest(6, "random", "nodes:200");

    assertThat(told(play(contest, 3))).isEqualTo(told(play(contest, 1)));
  }

  @Test
  void gamesOfARoundShareAnOpening() throws Exception {
    Map<Integer, List<ArenaGame>> rounds = new java.util.HashMap<>();
    Contest contest = contest(4, "random", "depth:1", "depth:2");
    new Arena(
            contest,
            1,
            game ->
                rounds.computeIfAbsent(game.fixture().round(), _ -> new ArrayList<>()).add(game),
            game -> false)
        .play(List.of());

    assertThat(rounds).hasSize(2);
    assertThat(rounds.values())
        .allSatisfy(
            games ->
                assertThat(games)
                    .hasSize(6)
                    .extracting(game -> game.record().start().moveTexts())
                    .containsOnly(games.getFirst().record().start().moveTexts()));
  }

  @Test
  void doesNotReplayFinishedGames() throws Exception {
    Contest contest = contest(6, "random", "depth:2");
    List<GameResult> whole = play(contest, 1);
    List<Integer> played = new ArrayList<>();
    List<GameResult> before = List.of(whole.get(4), whole.get(0), whole.get(1));

    List<GameResult> resumed =
        new Arena(contest, 1, game -> played.add(game.fixture().number()), game -> false)
            .play(before);

    assertThat(played).containsExactly(2, 3, 5);
    assertThat(told(resumed)).isEqualTo(told(whole));
  }

  @Test
  void ignoresGamesAfterTheDecision() throws Exception {
    List<GameResult> results =
        new Arena(
                contest(1000, "random", "depth:1"),
                2,
                game -> {},
                game -> game.fixture().number() == 5)
            .play(List.of());

    assertThat(results).hasSize(6);
    assertThat(results.getLast().fixture().number()).isEqualTo(5);
  }

  /** So that the progress of a match has the ratio of the test with the last pair. */
  @Test
  void reportsAGameOnceItIsTested() throws Exception {
    AtomicInteger tested = new AtomicInteger();
    List<Integer> testedAtReport = new ArrayList<>();
    new Arena(
            contest(8, "random", "depth:1"),
            1,
            game -> testedAtReport.add(tested.get()),
            game -> tested.incrementAndGet() == 6)
        .play(List.of());

    assertThat(testedAtReport).containsExactly(1, 2, 3, 4, 5, 6);
  }

  @Test
  void playsNothingWhenAlreadyDecided() throws Exception {
    Contest contest = contest(8, "random", "depth:1");
    List<GameResult> whole = play(contest, 1);

    List<GameResult> results =
        new Arena(
                contest,
                1,
                game -> {
                  throw new AssertionError("played " + game);
                },
                game -> game.fixture().number() == 3)
            .play(whole.subList(0, 6));

    assertThat(told(results)).isEqualTo(told(whole.subList(0, 4)));
  }

  @Test
  void stopReturnsTheFinishedGames() throws Exception {
    Contest contest = contest(1_000_000, "random", "depth:1");
    AtomicInteger games = new AtomicInteger();
    Arena[] arena = new Arena[1];
    arena[0] =
        new Arena(
            contest,
            2,
            game -> {
              if (games.incrementAndGet() == 10) {
                arena[0].stop();
              }
            },
            game -> false);

    assertThat(arena[0].play(List.of())).hasSizeBetween(10, 11);
  }

  @Test
  void aCrashingPlayerForfeitsAndTheContestContinues() throws Exception {
    knowledge =
        _ ->
            new Faulty() {
              @Override
              public int evaluate(Position position) {
                throw new IllegalStateException("crashed on purpose");
              }
            };

    assertForfeits(play(contest(4, "random", "depth:1"), 2), Outcome.NO_ANSWER);
  }

  @Test
  void anIllegalMoveLoses() throws Exception {
    knowledge =
        _ ->
            new Faulty() {
              @Override
              public Solution solve(Position position, int depth, BooleanSupplier stop) {
                return new Solution(new long[] {Long.MAX_VALUE}, 0, 1);
              }
            };

    assertForfeits(play(contest(4, "random", "depth:1"), 1), Outcome.ILLEGAL_MOVE);
  }

  @Test
  void losesOnTime() throws Exception {
    clock = new Clock.Rule.PerGame(200, 0);
    knowledge =
        _ ->
            new Faulty() {
              @Override
              public @Nullable Solution solve(Position position, int depth, BooleanSupplier stop) {
                long begun = System.nanoTime();
                while (System.nanoTime() - begun < 450_000_000) {
                  Thread.onSpinWait();
                }
                return null;
              }
            };

    List<GameResult> results = play(contest(4, "random", "depth:1"), 1);

    assertThat(results).hasSize(4);
    assertThat(Tally.forfeits(1, Outcome.TIME, results)).isEqualTo(4);
  }

  private static void assertForfeits(List<GameResult> results, String reason) {
    assertThat(results).hasSize(4).allMatch(GameResult::isForfeit);
    assertThat(Tally.forfeits(1, reason, results)).isEqualTo(4);
    assertThat(Tally.forfeits(0, reason, results)).isZero();
  }

  @Test
  void reportsMissingOpenings() throws Exception {
    Contest four = contest(4, "random", "random");
    Contest without =
        new Contest(
            four.engineConfig(),
            null,
            four.players(),
            four.schedule(),
            new RandomOpenings(start, 50, 1),
            clock,
            Adjudicator.NONE,
            1);

    assertThatThrownBy(() -> play(without, 2))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("50 random plies");
  }

  @Test
  void boundReplacesTimesAndLimitsDepths() {
    bound = Limits.nodes(1000);
    EngineConfig config = config(1);

    assertThat(config.limits(Limits.time(50))).isEqualTo(Limits.nodes(1000));
    assertThat(config.limits(Limits.depth(3).withTime(50)))
        .isEqualTo(new Limits(3, Long.MAX_VALUE, 1000));
    assertThat(config.limits(Limits.nodes(10))).isEqualTo(Limits.nodes(10));
  }

  @Test
  void timesAreScaled() {
    EngineConfig tenth = config(0.1);

    assertThat(tenth.limits(Limits.depth(3).withTime(500))).isEqualTo(Limits.depth(3).withTime(50));
    assertThat(tenth.limits(Limits.time(1))).isEqualTo(Limits.time(1));
    assertThat(tenth.limits(Limits.depth(3))).isEqualTo(Limits.depth(3));
  }

  /** Knows nothing of the game. */
  private abstract static class Faulty implements Knowledge {
    @Override
    public int evaluate(Position position) {
      return 0;
    }

    @Override
    public void scoreMoves(Position position, MoveList moves, int[] history, int[] scores) {
      Arrays.fill(scores, 0, moves.size(), 0);
    }

    @Override
    public int historySlots() {
      return 1;
    }

    @Override
    public int historySlot(Position position, long move) {
      return 0;
    }
  }
}
