package quadrille.train.hex;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import quadrille.core.BadInputException;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexPosition;
import quadrille.games.hex.network.NetworkInput;
import quadrille.games.hex.search.NetworkPolicy;

/**
 * Finds what the network sees of positions: {@code HexInputs SIZE POSITIONS INPUTS}. Of each
 * position the first file has a byte for each cell, 0, {@link NetworkInput#OWN} or {@link
 * NetworkInput#OTHER}, as the network sees the board. Of each the second file gets a byte, 1 or, if
 * its winner is known, 0, and then as much as a {@link Sample} begins with: a byte for each cell's
 * content, the roots of both sides' currents, and the advantage.
 */
final class HexInputs {
  private static final int PART = 1000;

  private HexInputs() {}

  public static void main(String[] arguments) throws IOException, BadInputException {
    if (arguments.length != 3) {
      System.err.println("usage: HexInputs SIZE POSITIONS INPUTS");
      System.exit(2);
    }
    HexBoard board = HexGames.board(arguments[0]);
    int cells = board.cells();
    byte[] positions = Files.readAllBytes(Path.of(arguments[1]));
    int count = positions.length / cells;
    int bytes = 1 + 3 * cells + Float.BYTES;
    byte[] inputs = new byte[count * bytes];
    ThreadLocal<NetworkPolicy> policies =
        ThreadLocal.withInitial(() -> new NetworkPolicy(board, new CircuitJudge()));
    IntStream.range(0, (count + PART - 1) / PART)
        .parallel()
        .forEach(
            part -> {
              NetworkPolicy policy = policies.get();
              for (int i = part * PART; i < Math.min(count, (part + 1) * PART); i++) {
                NetworkInput input = policy.input(position(policy, board, positions, i * cells));
                if (input != null) {
                  ByteBuffer.wrap(inputs, i * bytes, bytes).put((byte) 1).put(Sample.bytes(input));
                }
              }
            });
    Files.write(Path.of(arguments[2]), inputs);
  }

  /** The second side is to move if it has fewer stones, and sees rows and columns exchanged. */
  private static HexPosition position(
      NetworkPolicy policy, HexBoard board, byte[] positions, int from) {
    int surplus = 0;
    for (int cell = 0; cell < board.cells(); cell++) {
      byte stone = positions[from + cell];
      surplus += stone == NetworkInput.OTHER ? 1 : stone == NetworkInput.OWN ? -1 : 0;
    }
    Side turn = surplus == 0 ? Side.FIRST : Side.SECOND;
    HexPosition empty = HexPosition.empty(board, turn);
    Map<Integer, Side> stones = new HashMap<>();
    for (int cell = 0; cell < board.cells(); cell++) {
      byte stone = positions[from + cell];
      if (stone != NetworkInput.PLAYABLE) {
        Side owner = stone == NetworkInput.OWN ? turn : turn.other();
        stones.put(policy.cell(empty, cell), owner);
      }
    }
    return HexPosition.of(board, stones, turn);
  }
}
