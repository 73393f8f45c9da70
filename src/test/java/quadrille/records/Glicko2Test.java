package quadrille.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.match.Participant;
import quadrille.match.Seat;
import quadrille.search.MeasuredElo;

/** Ratings change as in the paper, and plausibly beyond its example. */
class Glicko2Test {
  private static Glicko2 player(double rating, double deviation) {
    return new Glicko2(rating, deviation, 0.06);
  }

  @Test
  void reproducesTheExampleOfThePaper() {
    Glicko2 after =
        player(1500, 200)
            .after(
                List.of(
                    new Glicko2.RatedGame(player(1400, 30), 1),
                    new Glicko2.RatedGame(player(1550, 100), 0),
                    new Glicko2.RatedGame(player(1700, 300), 0)));

    assertThat(after.rating()).isEqualTo(1464.06, within(0.02));
    assertThat(after.deviation()).isEqualTo(151.52, within(0.01));
    assertThat(after.volatility()).isEqualTo(0.05999, within(0.00001));
  }

  @Test
  void withoutGamesOnlyTheDeviationGrows() {
    Glicko2 after = player(1700, 80).after(List.of());

    assertThat(after.rating()).isEqualTo(1700);
    assertThat(after.deviation()).isGreaterThan(80).isLessThan(82);
    assertThat(Glicko2.UNRATED.after(List.of()).deviation()).isEqualTo(350);
  }

  @ParameterizedTest
  @ValueSource(ints = {600, 1500, 2400})
  void winsRaiseLossesLowerAndEvenDrawsKeepARating(int rating) {
    Glicko2 player = player(rating, 120);
    Glicko2 other = player(rating, 50);

    assertThat(player.after(List.of(new Glicko2.RatedGame(other, 1))).rating())
        .isGreaterThan(rating);
    assertThat(player.after(List.of(new Glicko2.RatedGame(other, 0))).rating()).isLessThan(rating);
    assertThat(player.after(List.of(new Glicko2.RatedGame(other, 0.5))).rating())
        .isEqualTo(rating, within(1e-6));
  }

  @Test
  void surprisingResultsRaiseTheVolatility() {
    Glicko2 player = player(2400, 40);
    List<Glicko2.RatedGame> losses = List.of(new Glicko2.RatedGame(player(600, 50), 0));

    assertThat(player.after(losses).volatility()).isGreaterThan(0.06);
  }

  @Test
  void aHigherLevelIsNeverRatedLower() {
    for (GameModule room : Games.ALL) {
      if (new MeasuredElo(room.game()).of("level:1").isEmpty()) {
        continue;
      }
      Ratings ratings = new Ratings(List.of(), room.game());
      double before = 0;
      for (int level = 1; level <= 8; level++) {
        Glicko2 strength =
            Objects.requireNonNull(
                ratings.current(Participant.of(Seat.ofStored("level:" + level))));
        assertThat(strength.rating()).isGreaterThanOrEqualTo(before);
        before = strength.rating();
      }
      assertThat(ratings.current(Participant.of(Seat.ofStored("depth:3")))).isNull();
    }
  }
}
