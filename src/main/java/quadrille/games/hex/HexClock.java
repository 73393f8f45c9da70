package quadrille.games.hex;

import java.util.List;
import quadrille.core.Side;
import quadrille.games.hex.HexDialogue.Refusal;
import quadrille.search.Limits;
import quadrille.search.protocol.Machine;
import quadrille.search.protocol.TimeShare;

/** What an HTP engine is told of time: the commands {@code time_settings} and {@code time_left}. */
final class HexClock {
  private static final long UNTOLD = -1;

  private long mainMs = UNTOLD;
  private long periodMs;
  private int periodMoves;
  private final long[] leftMs = {UNTOLD, UNTOLD};
  private final int[] moves = new int[2];

  /** A new game with the same settings. */
  void reset() {
    for (int i = 0; i < leftMs.length; i++) {
      leftMs[i] = mainMs;
      moves[i] = 0;
    }
  }

  /** Main time, time of a period and moves in a period; in seconds, as in Go. */
  String settings(List<String> arguments) throws Refusal {
    long main = milliseconds(arguments, 0);
    long period = milliseconds(arguments, 1);
    int inPeriod = (int) (milliseconds(arguments, 2) / 1000);
    boolean unlimited = period > 0 && inPeriod == 0;
    mainMs = unlimited ? UNTOLD : main;
    periodMs = unlimited ? 0 : period;
    periodMoves = inPeriod;
    reset();
    return "";
  }

  /** A colour's time in seconds, and for how many moves it has to last: 0 for the whole game. */
  String left(List<String> arguments) throws Refusal {
    int side = HexDialogue.side(arguments).ordinal();
    if (arguments.size() == 1) {
      return leftMs[side] == UNTOLD ? "unlimited" : String.valueOf(leftMs[side] / 1000.0);
    }
    leftMs[side] = milliseconds(arguments, 1);
    moves[side] = arguments.size() > 2 ? (int) (milliseconds(arguments, 2) / 1000) : 0;
    return "";
  }

  private static long milliseconds(List<String> arguments, int index) throws Refusal {
    String seconds = HexDialogue.argument(arguments, index);
    if (!seconds.matches("\\d{1,7}(\\.\\d{1,6})?")) {
      throw new Refusal("syntax error: " + seconds + " is no time");
    }
    return Math.round(1000 * Double.parseDouble(seconds));
  }

  Limits limits(Side side) {
    long left = leftMs[side.ordinal()];
    int forMoves = moves[side.ordinal()];
    if (left == UNTOLD) {
      return Machine.UNTOLD;
    }
    if (forMoves == 0 && left == 0 && periodMoves > 0) {
      return TimeShare.move(Math.max(1, periodMs / periodMoves));
    }
    return forMoves > 0
        ? TimeShare.move(Math.max(1, left / forMoves))
        : TimeShare.clock(Math.max(1, left), 0, 0);
  }

  void used(Side side, long ms) {
    int index = side.ordinal();
    if (leftMs[index] != UNTOLD && moves[index] == 0) {
      leftMs[index] = Math.max(0, leftMs[index] - ms);
    }
  }
}
