package quadrille.train.hex;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import quadrille.games.hex.network.NetworkInput;

/**
 * A position of a game with what the search found out about it.
 *
 * @param input what the network sees
 * @param shares how good each cell is thought to be after the search, as the network sees the
 *     board; their sum is 1
 * @param value the expected result by the search, −1 … 1, for the side to move
 * @param result of the game, −1 or 1, for the side to move
 */
record Sample(NetworkInput input, float[] shares, float value, int result) {
  private static final int BYTE = 255;

  void write(DataOutputStream out) throws IOException {
    out.writeByte(input.rows());
    out.writeByte(input.columns());
    out.write(bytes(input));
    out.write(roots(shares));
    out.writeFloat(value);
    out.writeByte(result);
  }

  /** The size in a file, in bytes. */
  int bytes() {
    int cells = input.rows() * input.columns();
    return 3 * Byte.BYTES + 4 * cells + 2 * Float.BYTES;
  }

  /** Contents, both sides' currents and the advantage. */
  static byte[] bytes(NetworkInput input) {
    return ByteBuffer.allocate(3 * input.contents().length + Float.BYTES)
        .put(input.contents())
        .put(roots(input.current()))
        .put(roots(input.otherCurrent()))
        .putFloat(input.advantage())
        .array();
  }

  /** Square roots in bytes, as small numbers matter too. */
  private static byte[] roots(float[] numbers) {
    byte[] roots = new byte[numbers.length];
    for (int i = 0; i < numbers.length; i++) {
      roots[i] = (byte) Math.round((float) Math.sqrt(Math.clamp(numbers[i], 0, 1)) * BYTE);
    }
    return roots;
  }

  static Sample read(DataInputStream in) throws IOException {
    int rows = in.readByte();
    int columns = in.readByte();
    byte[] contents = new byte[rows * columns];
    in.readFully(contents);
    float[] current = readRoots(in, contents.length);
    float[] otherCurrent = readRoots(in, contents.length);
    float advantage = in.readFloat();
    float[] shares = readRoots(in, contents.length);
    float sum = 0;
    for (float each : shares) {
      sum += each;
    }
    if (sum > 0) {
      for (int cell = 0; cell < shares.length; cell++) {
        shares[cell] /= sum;
      }
    }
    NetworkInput input =
        new NetworkInput(rows, columns, contents, current, otherCurrent, advantage);
    return new Sample(input, shares, in.readFloat(), in.readByte());
  }

  private static float[] readRoots(DataInputStream in, int count) throws IOException {
    float[] numbers = new float[count];
    for (int i = 0; i < count; i++) {
      float root = (float) in.readUnsignedByte() / BYTE;
      numbers[i] = root * root;
    }
    return numbers;
  }

  Sample withResult(int end) {
    return new Sample(input, shares, value, end);
  }
}
