package quadrille.app.setup;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SeriesTest {

  @Test
  void addsUpWinsAndDraws() {
    Series series = Series.of(3).withResult(true).next().withResult(null).next().withResult(false);

    assertThat(series).isEqualTo(new Series(3, 3, 3, 3));
    assertThat(series.hasNext()).isFalse();
  }

  @Test
  void formatsHalfPoints() {
    assertThat(Series.formatScore(0)).isEqualTo("0");
    assertThat(Series.formatScore(1)).isEqualTo("½");
    assertThat(Series.formatScore(2)).isEqualTo("1");
    assertThat(Series.formatScore(7)).isEqualTo("3½");
  }
}
