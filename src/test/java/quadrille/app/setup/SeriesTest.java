package quadrille.app.setup;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SeriesTest {

  @Test
  void addsUpWinsAndDraws() {
    Series series =
        Series.of(3, 7).withResult(true).next().withResult(null).next().withResult(false);

    assertThat(series).isEqualTo(new Series(3, 3, 3, 3, 7));
    assertThat(series.hasNext()).isFalse();
  }

  @Test
  void twoGamesInARowShareAnOpening() {
    Series first = Series.of(4, 7);
    assertThat(first.openingNumber()).isEqualTo(first.next().openingNumber()).isZero();
    assertThat(first.next().next().openingNumber()).isEqualTo(1);
  }

  @Test
  void formatsHalfPoints() {
    assertThat(Series.formatScore(0)).isEqualTo("0");
    assertThat(Series.formatScore(1)).isEqualTo("½");
    assertThat(Series.formatScore(2)).isEqualTo("1");
    assertThat(Series.formatScore(7)).isEqualTo("3½");
  }
}
