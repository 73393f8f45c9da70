package quadrille.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quadrille.arena.openings.RandomOpenings;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.match.Adjudicator;
import quadrille.match.Clock;
import quadrille.match.EngineConfig;
import quadrille.match.GameRecord;
import quadrille.match.OpeningStyle;
import quadrille.match.Seat;
import quadrille.match.TestProcesses;
import quadrille.match.engine.CommandLineWords;
import quadrille.search.Limits;

/** Engines of others, and our own as others see it, in whole matches. */
@Timeout(300)
class EngineContestTest {
  @TempDir Path data;

  @BeforeEach
  void useTemporaryDataFolder() {
    System.setProperty("quadrille.data", data.toString());
  }

  @AfterEach
  void noProcessIsLeft() throws Exception {
    System.clearProperty("quadrille.data");
    TestProcesses.awaitNoneLeft();
  }

  private static Contest contest(String game, String rules, int games, List<String> players)
      throws Exception {
    return contest(game, rules, games, players, new Clock.Rule.None(), Limits.depth(3));
  }

  private static Contest contest(
      String game,
      String rules,
      int games,
      List<String> players,
      Clock.Rule clock,
      @Nullable Limits bound)
      throws Exception {
    GameModule module = Games.get(game);
    Settings settings = Rules.parse(module.game(), rules);
    EngineConfig config =
        new EngineConfig(
            module.game(),
            module.knowledge(),
            module.opponents(),
            module.protocol(),
            settings,
            1,
            16,
            1,
            bound,
            Limits.DEFAULT_MOVE_OVERHEAD_MS,
            OpeningStyle.FIXED);
    List<Seat> seats = new ArrayList<>();
    for (String player : players) {
      seats.add(Seat.parse(player));
    }
    return new Contest(
        config,
        null,
        seats,
        Schedule.roundRobin(2, games),
        new RandomOpenings(Line.start(module.game(), settings), 2, 5),
        clock,
        Adjudicator.NONE,
        5);
  }

  private static List<List<String>> games(Contest contest) throws Exception {
    TreeMap<Integer, List<String>> games = new TreeMap<>();
    new Arena(
            contest,
            2,
            game -> {
              Outcome outcome = java.util.Objects.requireNonNull(game.record().outcome());
              List<String> told =
                  new ArrayList<>(
                      game.record().moves().stream().map(GameRecord.Move::text).toList());
              told.add(outcome.text().toString());
              synchronized (games) {
                games.put(game.fixture().number(), told);
              }
            },
            game -> false)
        .play(List.of());
    return List.copyOf(games.values());
  }

  private static String engine(String... arguments) {
    List<String> all = new ArrayList<>(List.of("engine"));
    all.addAll(List.of(arguments));
    String line = CommandLineWords.join(TestProcesses.quadrille(all.toArray(String[]::new)));
    return "engine:\"" + line + '"';
  }

  /** The engine begins the first game, and its opponent the second. */
  @ParameterizedTest
  @CsvSource({
    "2, hex, htp, 'rows=5,columns=5'",
    "1, hex, htp, 'rows=3,columns=4,swap=false,tiling=square'",
    "2, dames, hub, -",
    "1, dames, hub, 'size=6,menRows=2,capture=FORCED'",
    "2, dames, hub1, 'size=8,menRows=2,promotion=IMMEDIATE'",
    "2, hexxagon, uai, 'blocked=pass,holes=none'",
    "2, dots, dots, 'rows=3,columns=2'"
  })
  void protocolsDoNotChangeTheGames(int games, String game, String protocol, String rules)
      throws Exception {
    String process = engine(game, "--protocol", protocol, "--depth", "3");

    assertThat(games(contest(game, rules, games, List.of(process, "depth:2"))))
        .isEqualTo(games(contest(game, rules, games, List.of("depth:3", "depth:2"))))
        .hasSize(games);
  }

  /** An engine that is not told what the clock shows thinks for seconds, and its flag falls. */
  @ParameterizedTest
  @CsvSource({
    "FIRST, hex, htp, 'rows=5,columns=5', 0",
    "SECOND, dames, hub, 'size=6,menRows=2', 50",
    "FIRST, hexxagon, uai, -, 20",
    "SECOND, dots, dots, 'rows=3,columns=3', 0"
  })
  void enginesKeepToTheClock(
      Side side, String game, String protocol, String rules, long incrementMs) throws Exception {
    String engine = engine(game, "--protocol", protocol);
    List<String> players =
        side == Side.FIRST ? List.of(engine, "random") : List.of("random", engine);
    keepToTheClock(contest(game, rules, 1, players, clock(incrementMs), null));
  }

  @ParameterizedTest
  @CsvSource({
    "hex, htp, 'rows=5,columns=5', 0",
    "dames, hub, 'size=6,menRows=2', 50",
    "dames, hub1, 'size=6,menRows=2', 50",
    "hexxagon, uai, -, 20",
    "dots, dots, 'rows=3,columns=3', 0"
  })
  @Tag("slow")
  void enginesKeepToTheClockWithBothSides(
      String game, String protocol, String rules, long incrementMs) throws Exception {
    List<String> players = List.of(engine(game, "--protocol", protocol), "random");
    keepToTheClock(contest(game, rules, 2, players, clock(incrementMs), null));
  }

  private static Clock.Rule clock(long incrementMs) {
    return new Clock.Rule.PerGame(1500, incrementMs);
  }

  private static void keepToTheClock(Contest contest) throws Exception {
    assertThat(games(contest))
        .hasSize(contest.schedule().size())
        .noneSatisfy(told -> assertThat(told.getLast()).contains("time"));
  }

  @Test
  void theMatchContinuesAfterAForfeit() throws Exception {
    String bad =
        "engine:\"" + CommandLineWords.join(TestProcesses.badEngine("dies-mid-game")) + '"';

    assertThat(games(contest("dots", "rows=2,columns=2", 4, List.of(bad, "random"))))
        .hasSize(4)
        .allSatisfy(game -> assertThat(game.getLast()).endsWith("forfeits: its program has ended"));
  }
}
