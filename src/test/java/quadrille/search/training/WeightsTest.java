package quadrille.search.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class WeightsTest {
  private static final float[] VALUES = {0, 1, -1, 0.25f, -100.75f, 0.1f, Weights.MAX, -5000};

  private static byte[] written(Weights weights, int parts) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    weights.write(out, new WeightsFormat(2, parts));
    return out.toByteArray();
  }

  private static Weights rewritten(int parts) throws IOException {
    byte[] file = written(new Weights("made by hand\nfrom 3 games", VALUES), parts);
    return Weights.read(new ByteArrayInputStream(file));
  }

  @Test
  void areReadAsWrittenWithinTheirRange() throws Exception {
    assertThat(rewritten(4).origin()).isEqualTo("made by hand\nfrom 3 games");
    assertThat(rewritten(4).values())
        .containsExactly(0, 1, -1, 0.25f, -100.75f, 0, Weights.MAX, -Weights.MAX);
  }

  @Test
  void areRoundedToWholePoints() throws Exception {
    assertThat(rewritten(1).values())
        .containsExactly(0, 1, -1, 0, -101, 0, Weights.MAX, -Weights.MAX);
  }

  @Test
  void aGroupMayBeAnythingUpToAByteOfWeights() throws Exception {
    float[] values = new float[2400];
    for (int i = 0; i < values.length; i++) {
      values[i] = i % 7 == 0 || i > 2000 ? i - 1000 : 0;
    }
    for (int group : new int[] {1, 3, 8}) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      new Weights("", values).write(out, new WeightsFormat(group, 1));
      assertThat(Weights.read(new ByteArrayInputStream(out.toByteArray())).values())
          .isEqualTo(values);
    }
  }

  @Test
  void aFileThatDoesNotSayWhatAPartIsIsRefused() {
    assertThatThrownBy(() -> rewritten(0)).isInstanceOf(IOException.class);
  }

  @Test
  void aFileWithAnotherChecksumIsRefused() throws Exception {
    byte[] file = written(new Weights("", VALUES), 4);
    file[file.length - 1] ^= 1;
    assertThatThrownBy(() -> Weights.read(new ByteArrayInputStream(file)))
        .isInstanceOf(IOException.class);
  }

  @Test
  void aCutFileIsRefused() throws Exception {
    byte[] file = written(new Weights("", new float[1000]), 1);
    ByteArrayInputStream cut = new ByteArrayInputStream(file, 0, file.length - 20);
    assertThatThrownBy(() -> Weights.read(cut)).isInstanceOf(IOException.class);
  }
}
