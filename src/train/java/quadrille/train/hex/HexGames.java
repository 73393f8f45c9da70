package quadrille.train.hex;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import quadrille.core.BadInputException;
import quadrille.core.Rules;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexGame;
import quadrille.games.hex.network.HexNetwork;
import quadrille.games.hex.network.InputJudge;
import quadrille.games.hex.network.NetworkJudge;

/**
 * Plays training games: {@code HexGames FILE GAMES VISITS SHARE SEED NETWORK}. SHARE of the moves,
 * 0 … 1, are searched with VISITS, 2 or more, and kept; the others are the policy's own. Goes on
 * with a file that has fewer; a game is in it as a whole or not at all. The network may be
 * exchanged meanwhile; if there is none, the currents judge.
 */
final class HexGames {
  /** The largest board, on which most games are played, and the smallest. */
  private static final int LARGEST = 11;

  private static final int SMALLEST = 5;
  private static final double LARGEST_SHARE = 0.92;

  private HexGames() {}

  public static void main(String[] arguments) throws IOException {
    if (arguments.length != 6) {
      System.err.println("usage: HexGames FILE GAMES VISITS SHARE SEED NETWORK");
      System.exit(2);
    }
    Path file = Path.of(arguments[0]);
    int games = Integer.parseInt(arguments[1]);
    int visits = Integer.parseInt(arguments[2]);
    double share = Double.parseDouble(arguments[3]);
    long seed = Long.parseLong(arguments[4]);
    Path network = Path.of(arguments[5]);
    long samples = 0;
    long begin = System.nanoTime();
    int before = Files.exists(file) ? repair(file) : 0;
    for (int game = before; game < games; game++) {
      SplittableRandom random = new SplittableRandom(seed + 1_000_003L * game);
      HexBoard board = board(random);
      InputJudge judge = Files.exists(network) ? judge(network) : new CircuitJudge();
      List<Sample> played = new HexSelfPlay(board, judge, visits, share, random).play();
      samples += played.size();
      append(file, played);
      if (game % 100 == 99) {
        double hours = (System.nanoTime() - begin) / 3.6e12;
        System.out.printf(
            "%d games, %d samples, %.0f games an hour%n",
            game + 1, samples, (game + 1 - before) / hours);
      }
    }
  }

  private static InputJudge judge(Path network) throws IOException {
    try (var in = Files.newInputStream(network)) {
      return new NetworkJudge(HexNetwork.read(in));
    }
  }

  private static HexBoard board(SplittableRandom random) {
    int size = random.nextDouble() < LARGEST_SHARE ? LARGEST : random.nextInt(SMALLEST, LARGEST);
    try {
      return board(Integer.toString(size));
    } catch (BadInputException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The board of a size, without the swap. */
  static HexBoard board(String size) throws BadInputException {
    Map<String, String> options = Map.of("size", size, HexGame.SWAP, "off");
    return HexBoard.of(Rules.settings(new HexGame(), null, options));
  }

  private static void append(Path file, List<Sample> game) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream data = new DataOutputStream(bytes);
    data.writeShort(game.size());
    for (Sample each : game) {
      each.write(data);
    }
    try (OutputStream out =
        new BufferedOutputStream(
            Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND))) {
      bytes.writeTo(out);
    }
  }

  /**
   * Cuts off a game that was being written when the program died, as the next one is written behind
   * it. Returns how many are left.
   */
  private static int repair(Path file) throws IOException {
    List<List<Sample>> games = read(file);
    long end = 0;
    for (List<Sample> game : games) {
      end += Short.BYTES + game.stream().mapToLong(Sample::bytes).sum();
    }
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.truncate(end);
    }
    return games.size();
  }

  /** Reads the games of a file; leaves out one that was being written when the program died. */
  static List<List<Sample>> read(Path file) throws IOException {
    List<List<Sample>> games = new ArrayList<>();
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(file), 1 << 16))) {
      while (true) {
        int count = in.readShort();
        List<Sample> game = new ArrayList<>();
        for (int i = 0; i < count; i++) {
          game.add(Sample.read(in));
        }
        games.add(game);
      }
    } catch (EOFException e) {
      return games;
    }
  }
}
