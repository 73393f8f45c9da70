package quadrille.games.hex.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.SplittableRandom;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

class HexNetworkTest {
  /** A compressed file ends with a checksum and a length, four bytes each. */
  private static final int CHECKSUM_FROM_END = 8;

  private static final int ROWS = 4;
  private static final int COLUMNS = 6;

  private final SplittableRandom random = new SplittableRandom(3);

  private HexNetwork network(int blocks, int channels, int narrowChannels) {
    HexNetwork shape = new HexNetwork("", blocks, channels, narrowChannels, new float[0]);
    float[] weights = new float[shape.weightCount()];
    for (int i = 0; i < weights.length; i++) {
      weights[i] = (float) (0.2 * random.nextGaussian());
    }
    return new HexNetwork("a test", blocks, channels, narrowChannels, weights);
  }

  /** Writes a file as the training does, with a scale for each part. */
  private static byte[] file(HexNetwork network) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(new GZIPOutputStream(bytes))) {
      out.writeUTF(HexNetwork.VERSION);
      out.writeUTF(network.origin());
      out.writeInt(network.blocks());
      out.writeInt(network.channels());
      out.writeInt(network.narrowChannels());
      int[] parts = network.parts();
      for (int part = 0; part + 1 < parts.length; part++) {
        float most = Float.MIN_NORMAL;
        for (int i = parts[part]; i < parts[part + 1]; i++) {
          most = Math.max(most, Math.abs(network.weights()[i]));
        }
        float scale = most / Short.MAX_VALUE;
        out.writeFloat(scale);
        for (int i = parts[part]; i < parts[part + 1]; i++) {
          out.writeShort(Math.round(network.weights()[i] / scale));
        }
      }
    }
    return bytes.toByteArray();
  }

  private NetworkInput input() {
    int cells = ROWS * COLUMNS;
    byte[] contents = new byte[cells];
    float[] current = new float[cells];
    float[] otherCurrent = new float[cells];
    for (int cell = 0; cell < cells; cell++) {
      contents[cell] = (byte) random.nextInt(4);
      current[cell] = (float) random.nextDouble();
      otherCurrent[cell] = (float) random.nextDouble();
    }
    return new NetworkInput(ROWS, COLUMNS, contents, current, otherCurrent, 0.7f);
  }

  @Test
  void aWrittenNetworkReadsBackWithinItsScale() throws IOException {
    HexNetwork network = network(3, 5, 2);
    HexNetwork read = HexNetwork.read(new ByteArrayInputStream(file(network)));
    assertThat(read.origin()).isEqualTo("a test");
    assertThat(read.blocks()).isEqualTo(3);
    assertThat(read.channels()).isEqualTo(5);
    assertThat(read.narrowChannels()).isEqualTo(2);
    assertThat(read.weights()).containsExactly(network.weights(), within(1e-4f));
  }

  @Test
  void aFileWithAnotherChecksumIsRefused() throws IOException {
    byte[] file = file(network(3, 5, 2));
    file[file.length - CHECKSUM_FROM_END] ^= 1;
    assertThatThrownBy(() -> HexNetwork.read(new ByteArrayInputStream(file)))
        .isInstanceOf(IOException.class);
  }

  @Test
  void aNetworkWithoutBlocksIsRefused() throws IOException {
    byte[] file = file(network(0, 5, 2));
    assertThatThrownBy(() -> HexNetwork.read(new ByteArrayInputStream(file)))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("damaged");
  }

  @Test
  void anotherFileIsRefused() {
    assertThatThrownBy(() -> HexNetwork.read(new ByteArrayInputStream(new byte[] {1, 2, 3})))
        .isInstanceOf(IOException.class);
  }

  /** Calculates cell by cell with the neighbours that the rules name. */
  @Test
  void theConvolutionReadsACellAndItsSixNeighboursAndABlockAddsWhatItRead() {
    HexNetwork network = network(2, 5, 3);
    NetworkGrid grid = new NetworkGrid(ROWS, COLUMNS);
    NetworkPass pass = new NetworkPass(network, grid);
    pass.run(input());
    for (int layer = 0; layer < network.layers(); layer++) {
      float[] written = pass.activations(layer + 1);
      int channels = layer % 2 == 0 ? 5 : 3;
      assertThat(written).hasSize(grid.length() * channels);
      for (int channel = 0; channel < channels; channel++) {
        for (int cell = 0; cell < ROWS * COLUMNS; cell++) {
          int at = grid.place(cell / COLUMNS, cell % COLUMNS) * channels + channel;
          double sum = sum(network, layer, channel, pass.activations(layer), grid, cell);
          boolean endsBlock = layer == 2 || layer == 4;
          sum += endsBlock ? pass.activations(layer - 1)[at] : 0;
          assertThat(written[at]).isCloseTo((float) Math.max(0, sum), within(1e-4f));
        }
      }
    }
  }

  private static double sum(
      HexNetwork network, int layer, int channel, float[] read, NetworkGrid grid, int cell) {
    int inputs = network.inputs(layer);
    int at = network.layerAt(layer) + channel * inputs * HexNetwork.TAPS;
    double bias = network.weights()[network.biasesAt(layer) + channel];
    return bias + sumOfTaps(network, at, inputs, read, grid, cell);
  }

  private static double sumOfTaps(
      HexNetwork network, int at, int inputs, float[] read, NetworkGrid grid, int cell) {
    int[][] steps = {{0, 0}, {0, -1}, {0, 1}, {-1, 0}, {-1, 1}, {1, -1}, {1, 0}};
    double sum = 0;
    int weight = at;
    for (int input = 0; input < inputs; input++) {
      for (int[] step : steps) {
        int there = grid.place(cell / COLUMNS + step[0], cell % COLUMNS + step[1]);
        sum += network.weights()[weight++] * read[there * inputs + input];
      }
    }
    return sum;
  }

  @Test
  void theMovesAndTheValueFollowFromTheLastBlock() {
    HexNetwork network = network(2, 5, 3);
    NetworkGrid grid = new NetworkGrid(ROWS, COLUMNS);
    NetworkPass pass = new NetworkPass(network, grid);
    pass.run(input());
    float[] last = pass.activations(network.layers());
    for (int cell = 0; cell < ROWS * COLUMNS; cell++) {
      assertThat(pass.logit(cell / COLUMNS, cell % COLUMNS))
          .isCloseTo(sumOfTaps(network, network.policyAt(), 5, last, grid, cell), within(1e-4));
    }
    assertThat(pass.value()).isCloseTo(value(network, pooled(last, grid, 5)), within(1e-4));
  }

  /** The mean and the maximum of each channel over the board. */
  private static double[] pooled(float[] numbers, NetworkGrid grid, int channels) {
    double[] pooled = new double[2 * channels];
    for (int channel = 0; channel < channels; channel++) {
      for (int cell = 0; cell < ROWS * COLUMNS; cell++) {
        float number = numbers[grid.place(cell / COLUMNS, cell % COLUMNS) * channels + channel];
        pooled[2 * channel] += number / (ROWS * COLUMNS);
        pooled[2 * channel + 1] = Math.max(pooled[2 * channel + 1], number);
      }
    }
    return pooled;
  }

  private static double value(HexNetwork network, double[] pooled) {
    float[] weights = network.weights();
    double sum = weights[network.valueAt() + HexNetwork.HIDDEN];
    for (int hidden = 0; hidden < HexNetwork.HIDDEN; hidden++) {
      double number = weights[network.hiddenBiasesAt() + hidden];
      for (int i = 0; i < pooled.length; i++) {
        number += weights[network.hiddenAt() + hidden * pooled.length + i] * pooled[i];
      }
      sum += weights[network.valueAt() + hidden] * Math.max(0, number);
    }
    return Math.tanh(sum);
  }

  @Test
  void theBorderCountsAsTheStonesOfThoseWhoJoinIt() {
    NetworkGrid grid = new NetworkGrid(ROWS, COLUMNS);
    float[] planes = new float[grid.length() * NetworkInput.PLANES];
    input().load(grid, planes);
    for (int column = 0; column < COLUMNS; column++) {
      assertThat(planes[grid.place(-1, column) * NetworkInput.PLANES]).isOne();
      assertThat(planes[grid.place(ROWS, column) * NetworkInput.PLANES]).isOne();
    }
    for (int row = 0; row < ROWS; row++) {
      assertThat(planes[grid.place(row, -1) * NetworkInput.PLANES + 1]).isOne();
      assertThat(planes[grid.place(row, COLUMNS) * NetworkInput.PLANES + 1]).isOne();
    }
  }

  @Test
  void theNetworkOfTheProgramJudgesBoardsOfAllSizes() {
    NetworkJudge judge = new NetworkJudge(HexNetwork.trained());
    for (int size = 2; size <= 13; size++) {
      int cells = size * size;
      NetworkInput empty =
          new NetworkInput(size, size, new byte[cells], new float[cells], new float[cells], 0);
      double[] logits = new double[cells];
      assertThat(judge.judge(empty, logits)).isBetween(-1.0, 1.0);
      assertThat(logits).doesNotContain(Double.NaN);
    }
  }
}
