package quadrille.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FrameTimesTest {

  @Test
  void percentileIsTheTimeThatAShareDoesNotExceed() {
    FrameTimes times = new FrameTimes(IntStream.rangeClosed(1, 100).mapToDouble(i -> i).toArray());

    assertThat(times.percentile(0.95)).isEqualTo(95);
    assertThat(times.percentile(0.5)).isEqualTo(50);
    assertThat(times.percentile(1)).isEqualTo(100);
    assertThat(new FrameTimes(new double[] {7}).percentile(0.95)).isEqualTo(7);
  }
}
