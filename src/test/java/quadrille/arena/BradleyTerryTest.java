package quadrille.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class BradleyTerryTest {

  /** The example of the class: 30 points to 10. */
  @Test
  void twoPlayersDifferByTheirScore() {
    Elo.Estimate estimate = BradleyTerry.fit(new double[][] {{0, 30}, {10, 0}}).difference(0, 1);

    assertThat(estimate.elo()).isEqualTo(400 * Math.log10(3), within(1e-6));
    assertThat(estimate.high() - estimate.elo()).isEqualTo(124.3, within(0.05));
    assertThat(estimate.elo() - estimate.low()).isEqualTo(124.3, within(0.05));
  }

  @Test
  void expectedPointsMatchActualPoints() {
    double[][] points = {{0, 14, 17.5, 19}, {6, 0, 12, 16.5}, {2.5, 8, 0, 13}, {1, 3.5, 7, 0}};
    BradleyTerry fit = BradleyTerry.fit(points);

    assertThat(fit.hasAddedDraws()).isFalse();
    for (int i = 0; i < 4; i++) {
      double had = 0;
      double expected = 0;
      for (int j = 0; j < 4; j++) {
        had += points[i][j];
        expected += i == j ? 0 : 20 * Elo.expectedScore(fit.difference(i, j).elo());
      }
      assertThat(expected).isEqualTo(had, within(1e-6));
    }
  }

  /** A chain: 3 to 1 each time, and the differences add up. */
  @Test
  void comparesPlayersThroughCommonOpponents() {
    double[][] points = {{0, 30, 0}, {10, 0, 30}, {0, 10, 0}};
    Elo.Estimate ends = BradleyTerry.fit(points).difference(0, 2);

    assertThat(ends.elo()).isEqualTo(800 * Math.log10(3), within(1e-6));
    assertThat(ends.high() - ends.elo()).isEqualTo(124.3 * Math.sqrt(2), within(0.1));
  }

  @Test
  void theOrderOfThePlayersDoesNotMatter() {
    BradleyTerry fit = BradleyTerry.fit(new double[][] {{0, 7, 4}, {3, 0, 5}, {6, 5, 0}});
    BradleyTerry turned = BradleyTerry.fit(new double[][] {{0, 5, 6}, {5, 0, 3}, {4, 7, 0}});

    assertThat(turned.difference(2, 0).elo()).isEqualTo(fit.difference(0, 2).elo(), within(1e-6));
    assertThat(turned.difference(1, 0).high()).isEqualTo(fit.difference(1, 2).high(), within(1e-6));
  }

  @Test
  void addsDrawsWhenAPlayerWinsEverything() {
    BradleyTerry fit = BradleyTerry.fit(new double[][] {{0, 40}, {0, 0}});

    assertThat(fit.hasAddedDraws()).isTrue();
    assertThat(fit.difference(0, 1).elo()).isEqualTo(400 * Math.log10(40.5 / 0.5), within(1e-6));
  }

  @Test
  void fitsALongLadderOfLopsidedScores() {
    int n = 12;
    double[][] points = new double[n][n];
    for (int i = 0; i + 1 < n; i++) {
      points[i + 1][i] = 99;
      points[i][i + 1] = 1;
    }
    double expected = 11 * 400 * Math.log10(99);

    assertThat(BradleyTerry.fit(points).difference(n - 1, 0).elo())
        .isEqualTo(expected, within(0.01));
  }

  @Test
  void playersWithoutAnyCommonOpponentCannotBeCompared() {
    assertThatThrownBy(
            () ->
                BradleyTerry.fit(
                    new double[][] {{0, 1, 0, 0}, {1, 0, 0, 0}, {0, 0, 0, 1}, {0, 0, 1, 0}}))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
