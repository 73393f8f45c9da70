package quadrille.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EloTest {

  /** The table of expected scores by the logistic curve. */
  @ParameterizedTest
  @CsvSource({"0, 0.5", "35, 0.5502", "70.4365, 0.6", "100, 0.6401", "200, 0.7597", "400, 0.9091"})
  void convertsBetweenScoreAndDifference(double elo, double score) {
    assertThat(Elo.expectedScore(elo)).isEqualTo(score, within(0.0001));
    assertThat(Elo.expectedScore(-elo)).isEqualTo(1 - score, within(0.0001));
    assertThat(Elo.difference(Elo.expectedScore(elo))).isEqualTo(elo, within(1e-9));
  }

  @Test
  void aPerfectScoreIsInfinite() {
    assertThat(Elo.difference(1)).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(Elo.difference(0)).isEqualTo(Double.NEGATIVE_INFINITY);
  }

  /** Values of the normal distribution at 0, 2, −2, 1 and 1.96 standard deviations. */
  @ParameterizedTest
  @CsvSource({
    "0, 0, 0.5",
    "60, 40, 0.97725",
    "40, 60, 0.02275",
    "13, 3, 0.99379",
    "1000, 876, 0.99790"
  })
  void superiorityIgnoresDraws(int wins, int losses, double expected) {
    assertThat(Elo.superiority(wins, losses)).isEqualTo(expected, within(1e-5));
  }

  /** The example of {@link Tally#elo}. */
  @Test
  void intervalUsesPairs() {
    Pentanomial pairs = Pentanomial.of(0, 0, 20, 10, 10);
    Elo.Estimate estimate = new Tally(40, 30, 10, pairs, Effort.NONE).elo();

    assertThat(estimate.elo()).isEqualTo(136.97, within(0.01));
    assertThat(estimate.low()).isEqualTo(87.4, within(0.1));
    assertThat(estimate.high()).isEqualTo(192.5, within(0.1));
  }

  /** Two wins and two losses in every pair vary not at all: the single games have to do. */
  @Test
  void equalPairsFallBackToGames() {
    Tally tally = new Tally(30, 0, 0, Pentanomial.of(0, 0, 0, 0, 15), Effort.NONE);

    assertThat(tally.elo().elo()).isInfinite();
    assertThat(tally.elo().high()).isInfinite();
    assertThat(tally.elo().low()).isEqualTo(Elo.difference(tally.scoreInterval()[0])).isPositive();
  }

  @Test
  void fewPairsFallBackToGames() {
    Tally tally = new Tally(4, 3, 1, Pentanomial.of(0, 0, 2, 1, 1), Effort.NONE);

    assertThat(tally.elo().high()).isEqualTo(Elo.difference(tally.scoreInterval()[1]));
  }
}
