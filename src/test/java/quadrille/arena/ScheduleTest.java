package quadrille.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import quadrille.core.Side;

class ScheduleTest {

  @Test
  void pairsOfGamesSwapSeats() {
    assertThat(seats(Schedule.roundRobin(2, 4)))
        .containsExactly("0:0-1", "0:1-0", "1:0-1", "1:1-0");
  }

  @Test
  void roundRobinPairsEverybody() {
    assertThat(seats(Schedule.roundRobin(3, 2)))
        .containsExactly("0:0-1", "0:1-0", "0:0-2", "0:2-0", "0:1-2", "0:2-1");
  }

  @Test
  void gauntletPairsTheFirstWithTheOthers() {
    assertThat(seats(Schedule.gauntlet(4, 2)))
        .containsExactly("0:0-1", "0:1-0", "0:0-2", "0:2-0", "0:0-3", "0:3-0");
  }

  @Test
  void ladderPairsNeighbours() {
    assertThat(Schedule.neighbours(4, 2, 2).pairings())
        .containsExactly(
            new Schedule.Pairing(0, 1),
            new Schedule.Pairing(0, 2),
            new Schedule.Pairing(1, 2),
            new Schedule.Pairing(1, 3),
            new Schedule.Pairing(2, 3));
  }

  @Test
  void oddNumbersEndWithSingleGames() {
    assertThat(seats(Schedule.gauntlet(3, 3)))
        .containsExactly("0:0-1", "0:1-0", "0:0-2", "0:2-0", "1:0-1", "1:0-2");
  }

  @Test
  void longerSchedulesExtendShorterOnes() {
    List<String> few = seats(Schedule.roundRobin(3, 2));

    assertThat(seats(Schedule.roundRobin(3, 6))).startsWith(few.toArray(String[]::new));
  }

  @Test
  void onlyPlayersOfAGameHaveASide() {
    Fixture game = new Fixture(5, 1, 3, 0);

    assertThat(game.player(Side.SECOND)).isEqualTo(0);
    assertThat(game.player(Side.FIRST)).isEqualTo(3);
    assertThat(game.isPlayedBy(1)).isFalse();
  }

  private static List<String> seats(Schedule schedule) {
    return IntStream.range(0, schedule.size())
        .mapToObj(schedule::fixture)
        .map(each -> each.round() + ":" + each.first() + "-" + each.second())
        .toList();
  }
}
