package quadrille.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.search.Limits;
import quadrille.search.OpeningVariety;
import quadrille.search.Score;
import quadrille.search.Search;
import quadrille.search.SearchReport;

class OpeningVarietyTest {

  private static EngineConfig config(GameModule module) {
    return EngineConfig.defaults(
        module.game(),
        module.knowledge(),
        module.opponents(),
        module.protocol(),
        Rules.defaults(module.game()));
  }

  /** Lets the same player make all moves of an opening. */
  private static String opening(GameModule module, EngineConfig config, long seed)
      throws BadInputException {
    Seat seat = new Seat.AtDepth(2);
    Line line = Line.start(module.game(), config.settings());
    try (Player player = PlayerFactory.create(Participant.of(seat), config, seed)) {
      while (line.ply() < OpeningVariety.PLIES) {
        Player.Request request =
            new Player.Request(line, Clock.start(new Clock.Rule.None()), _ -> {});
        CompletableFuture<Player.Answer> answer = player.requestMove(request);
        line = line.play(answer.join().move());
      }
    }
    return line.toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"hex", "dames", "hexxagon", "dots"})
  void variedOpeningsDifferBySeedAndAreTheSameForOneSeed(String game) throws BadInputException {
    GameModule module = Games.get(game);
    EngineConfig varied = config(module).atTable(TableOptions.DEFAULTS);
    Set<String> openings = new HashSet<>();
    for (long seed = 1; seed <= 5; seed++) {
      openings.add(opening(module, varied, seed));
    }
    assertThat(openings).hasSizeGreaterThanOrEqualTo(3);
    assertThat(opening(module, varied, 3)).isEqualTo(opening(module, varied, 3));
  }

  @Test
  void withoutVarietyTheSeedDoesNotMatter() throws BadInputException {
    GameModule module = Games.get("hexxagon");
    EngineConfig config = config(module);
    assertThat(opening(module, config, 1)).isEqualTo(opening(module, config, 2));
  }

  @Test
  void aVariedMoveIsNearlyAsGoodAsTheBest() {
    GameModule module = Games.get("dames");
    Line start = Line.start(module.game(), Rules.defaults(module.game()));
    Limits limits = Limits.depth(4);
    Search search = module.newSearch(start.settings(), 1, 1);
    SearchReport best = search.think(start, limits, _ -> {});
    RandomGenerator random = new Random(1);
    OpeningVariety variety = new OpeningVariety(random);
    long[] moves =
        LongStream.generate(() -> variety.pick(search, start, best, limits, () -> false).bestMove())
            .limit(12)
            .distinct()
            .toArray();
    assertThat(moves).hasSizeGreaterThan(1);
    for (long move : moves) {
      SearchReport reply =
          module
              .newSearch(start.settings(), 1, 1)
              .think(start.play(move), Limits.depth(3), _ -> {});
      assertThat(-reply.score()).isGreaterThanOrEqualTo(best.score() - 25);
    }
  }

  @Test
  void aMoveThatHoldsOutLongestInALostEndingIsNotVaried() throws BadInputException {
    GameModule module = Games.get("dames");
    Settings english = Rules.settings(module.game(), "english", Map.of());
    Line lost = Line.start(module.game(), english, "B:W9,25:B3,4");
    Limits limits = Limits.depth(6);
    Search search = module.newSearch(english, 1, 1);
    SearchReport best = search.think(lost, limits, _ -> {});
    assertThat(Score.format(best.score(), module.game())).startsWith("lost in ");
    OpeningVariety variety = new OpeningVariety(new Random(1));
    assertThat(
            LongStream.generate(
                    () -> variety.pick(search, lost, best, limits, () -> false).bestMove())
                .limit(8))
        .containsOnly(best.bestMove());
  }

  @Test
  void aMoveIsNotVariedOnceThePlayerIsStopped() {
    GameModule module = Games.get("dots");
    Settings usual = Rules.defaults(module.game());
    Line start = Line.start(module.game(), usual);
    Limits limits = Limits.depth(2);
    Search search = module.newSearch(usual, 1, 1);
    SearchReport best = search.think(start, limits, _ -> {});
    OpeningVariety variety = new OpeningVariety(new Random(1));
    assertThat(movesPicked(() -> variety.pick(search, start, best, limits, () -> false)))
        .hasSizeGreaterThan(1);
    assertThat(movesPicked(() -> variety.pick(search, start, best, limits, () -> true)))
        .containsExactly(best.bestMove());
  }

  private static Set<Long> movesPicked(Supplier<SearchReport> pick) {
    return Stream.generate(pick).limit(8).map(SearchReport::bestMove).collect(Collectors.toSet());
  }
}
