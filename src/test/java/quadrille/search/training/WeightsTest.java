package quadrille.search.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class WeightsTest {
  private static byte[] written(Weights weights) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    weights.write(out);
    return out.toByteArray();
  }

  @Test
  void areReadAsWrittenToAQuarterOfAPointWithinTheirRange() throws Exception {
    float[] values = {0, 1, -1, 0.5f, -100.75f, 0.25f, Weights.MAX, -5000};
    byte[] file = written(new Weights("made by hand\nfrom 3 games", values));
    Weights read = Weights.read(new ByteArrayInputStream(file));
    assertThat(read.origin()).isEqualTo("made by hand\nfrom 3 games");
    assertThat(read.values())
        .containsExactly(0, 1, -1, 0.5f, -100.75f, 0, Weights.MAX, -Weights.MAX);
  }

  @Test
  void aCutFileIsRefused() throws Exception {
    byte[] file = written(new Weights("", new float[1000]));
    ByteArrayInputStream cut = new ByteArrayInputStream(file, 0, file.length - 20);
    assertThatThrownBy(() -> Weights.read(cut)).isInstanceOf(IOException.class);
  }
}
