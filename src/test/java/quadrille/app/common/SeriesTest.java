package quadrille.app.common;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The score of several games in a row. */
class SeriesTest {

  @Test
  void winsAndDrawsAreAddedUp() {
    Series series = Series.of(3).counted(true).next().counted(null).next().counted(false);

    assertThat(series).isEqualTo(new Series(3, 3, 3, 3));
    assertThat(series.goesOn()).isFalse();
  }

  @Test
  void halfPointsAreWrittenAsPeopleWriteThem() {
    assertThat(Series.score(0)).isEqualTo("0");
    assertThat(Series.score(1)).isEqualTo("½");
    assertThat(Series.score(2)).isEqualTo("1");
    assertThat(Series.score(7)).isEqualTo("3½");
  }
}
