package quadrille.network.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.core.Side;
import quadrille.records.files.Json;

class SeriesStateTest {
  private static final String SERIES =
      "{\"first\":1,\"second\":0,\"players\":[{\"name\":\"Ann\",\"points\":1.5,\"games\":2},"
          + "{\"name\":\"Bob\",\"points\":0.5,\"games\":2}]}";

  @Test
  void tellsWhatThePlayerOfEachSideHasReached() {
    SeriesState series = Objects.requireNonNull(SeriesState.of(Json.parse(SERIES)));
    assertThat(series.player(Side.FIRST).name()).isEqualTo("Bob");
    assertThat(series.player(Side.SECOND).points()).isEqualTo(1.5);
  }

  @ParameterizedTest
  @ValueSource(strings = {"-1", "2.5", "1e300", "\"NaN\""})
  void pointsThatNobodyCanHaveAreNotShown(String points) {
    SeriesState series = SeriesState.of(Json.parse(SERIES.replace("1.5", points)));
    assertThat(series == null || series.player(Side.SECOND).points() == 0).isTrue();
  }
}
