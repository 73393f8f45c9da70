package quadrille.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import quadrille.core.Game;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.games.Games;
import quadrille.match.Participant;
import quadrille.match.Seat;

/** Compares statistics with games counted by hand. */
class PlayerStatisticsTest {
  private static final Participant ADA = Participant.human("Ada");
  private static final Participant BEN = Participant.human("Ben");
  private static final Participant LEVEL_2 = Participant.of(Seat.ofStored("level:2"));
  private static final Participant LEVEL_1 = Participant.of(Seat.ofStored("level:1"));
  private static final Participant SNAKES = Participant.of(Seat.ofStored("snakes"));
  private static final Participant ENGINE = Participant.of(Seat.ofStored("engine:moby"));
  private static final Game DOTS = Games.get("dots").game();
  private static final long DAY_MS = 86_400_000;

  private final List<GameSummary> games = new ArrayList<>();

  private void ended(
      Participant first, Participant second, @Nullable Side winner, boolean retried) {
    games.add(game(first, second, winner, "score", retried));
  }

  /** A game of Dots and Boxes, started one day after the game before it. */
  private GameSummary game(
      Participant first,
      Participant second,
      @Nullable Side winner,
      @Nullable String reason,
      boolean retried) {
    int number = games.size() + 1;
    Instant started = Instant.ofEpochMilli(number * DAY_MS);
    Instant end = reason == null ? null : started.plusSeconds(60);
    return new GameSummary(
        number,
        "dots",
        null,
        "-",
        first,
        second,
        Origin.TABLE,
        started,
        end,
        reason,
        winner,
        10 + number,
        retried,
        false,
        false);
  }

  private PlayerStatistics ada() {
    return PlayerStatistics.of(ADA, DOTS, games);
  }

  @Test
  void countsResultsByOpponentLevelsFirstHumansLast() {
    ended(ADA, LEVEL_2, Side.FIRST, false);
    ended(LEVEL_2, ADA, Side.FIRST, false);
    ended(ADA, LEVEL_2, null, false);
    ended(ADA, BEN, Side.SECOND, false);
    ended(SNAKES, ADA, Side.SECOND, false);
    ended(LEVEL_1, ADA, Side.SECOND, false);
    ended(BEN, LEVEL_1, Side.FIRST, false);
    ended(ADA, ADA, Side.FIRST, false);
    games.add(game(ADA, LEVEL_1, null, null, false));

    PlayerStatistics ada = ada();
    assertThat(ada.overall()).isEqualTo(new PlayerStatistics.Results(3, 1, 2));
    assertThat(ada.byOpponent().keySet()).containsExactly(LEVEL_1, LEVEL_2, SNAKES, BEN);
    assertThat(ada.byOpponent()).containsEntry(LEVEL_2, new PlayerStatistics.Results(1, 1, 1));
    assertThat(ada.averageMoves()).isEqualTo((11 + 12 + 13 + 14 + 15 + 16) / 6.0);
    assertThat(PlayerStatistics.humans(games)).startsWith(ADA).hasSize(2);
  }

  @Test
  void anotherResultEndsAStreak() {
    for (Side winner : List.of(Side.FIRST, Side.FIRST, Side.FIRST, Side.SECOND, Side.SECOND)) {
      ended(ADA, LEVEL_1, winner, false);
    }

    assertThat(ada().streak()).isEqualTo(-2);
    assertThat(ada().longestWinStreak()).isEqualTo(3);
    ended(ADA, LEVEL_1, null, false);
    assertThat(ada().streak()).isZero();
  }

  @Test
  void everyRatedGameChangesTheRating() {
    ended(ADA, LEVEL_2, Side.FIRST, false);
    ended(ADA, LEVEL_2, Side.SECOND, false);
    ended(ADA, LEVEL_2, Side.FIRST, true);
    ended(ADA, ENGINE, Side.FIRST, false);
    ended(ADA, ADA, Side.FIRST, false);

    List<Ratings.Point> course = ada().ratingHistory();
    assertThat(course.stream().map(Ratings.Point::gameId)).containsExactly(1L, 2L);
    assertThat(course.getFirst().strength().rating()).isGreaterThan(1500);
    assertThat(course.getLast().strength().rating())
        .isLessThan(course.getFirst().strength().rating());
  }

  @Test
  void twoHumansRateEachOther() {
    ended(ADA, BEN, Side.FIRST, false);

    Ratings ratings = new Ratings(games, DOTS);
    double up = ratings.history(ADA).getFirst().strength().rating() - 1500;
    double down = 1500 - ratings.history(BEN).getFirst().strength().rating();
    assertThat(up).isPositive().isEqualTo(down);
  }

  @Test
  void filtersByGamePlayerResultDayAndWords() {
    ended(ADA, LEVEL_2, Side.FIRST, false);
    ended(LEVEL_2, BEN, Side.FIRST, false);
    ended(ADA, BEN, null, false);
    games.add(game(LEVEL_1, LEVEL_2, null, null, false));

    LocalDate second = games.get(1).started().atZone(ZoneId.systemDefault()).toLocalDate();
    Map<GameFilter, List<Long>> expected =
        Map.of(
            GameFilter.ALL,
            List.of(1L, 2L, 3L, 4L),
            new GameFilter("", "hex", null, null, null, null),
            List.of(),
            new GameFilter("", "dots", "ada", null, null, null),
            List.of(1L, 3L),
            new GameFilter("", null, null, GameFilter.Result.WON, null, null),
            List.of(1L),
            new GameFilter("", null, "level:2", GameFilter.Result.WON, null, null),
            List.of(2L),
            new GameFilter("", null, "Ben", GameFilter.Result.LOST, null, null),
            List.of(2L),
            new GameFilter("", null, null, GameFilter.Result.DRAWN, null, null),
            List.of(3L),
            new GameFilter("", null, null, GameFilter.Result.UNFINISHED, null, null),
            List.of(4L),
            new GameFilter("", null, null, null, second, second),
            List.of(2L),
            new GameFilter("BEN level:2", null, null, null, null, null),
            List.of(2L));
    expected.forEach((filter, ids) -> assertThat(found(filter)).as("%s", filter).isEqualTo(ids));
  }

  @Test
  void aNumberIsFoundWholeAndBesideItsWord() {
    String row = "22 Nov 2026, 16:05 Hex Level 5 – Ada Level 5 wins 6:0";

    assertThat(GameFilter.containsWords(row, "level 5")).isTrue();
    assertThat(GameFilter.containsWords(row, "level 6")).isFalse();
    assertThat(GameFilter.containsWords(row, "22 nov")).isTrue();
    assertThat(GameFilter.containsWords(row, "nov 2026 lev")).isTrue();
    assertThat(GameFilter.containsWords(row, "nov 202")).isFalse();
    assertThat(GameFilter.containsWords(row, "hex 6")).as("6:0").isTrue();
  }

  private List<Long> found(GameFilter filter) {
    return games.stream()
        .filter(each -> filter.accepts(each, each.first().label() + " " + each.second().label()))
        .map(GameSummary::id)
        .toList();
  }

  @Test
  void countsResignedGames() {
    games.add(game(ADA, LEVEL_1, Side.FIRST, Outcome.RESIGNATION, false));

    assertThat(ada().overall()).isEqualTo(new PlayerStatistics.Results(1, 0, 0));
  }
}
