package quadrille.games.hex.protocol;

import java.util.Arrays;
import java.util.List;
import quadrille.core.Side;
import quadrille.games.hex.protocol.HtpDialogue.CommandFailure;
import quadrille.search.Limits;

/** The clock of an HTP engine, set by the commands {@code time_settings} and {@code time_left}. */
final class HtpClock {
  private static final long UNSET = -1;

  private long mainMs = UNSET;
  private long periodMs;
  private int periodMoves;
  private final long[] remainingMs = {UNSET, UNSET};
  private final int[] movesToControl = new int[2];

  /** Starts a new game with the same time settings. */
  void reset() {
    Arrays.fill(remainingMs, mainMs);
    Arrays.fill(movesToControl, 0);
  }

  /** Sets the main time, the period time and the moves per period; times in seconds, as in Go. */
  String timeSettings(List<String> arguments) throws CommandFailure {
    long main = parseMilliseconds(arguments, 0);
    long period = parseMilliseconds(arguments, 1);
    int moves = (int) (parseMilliseconds(arguments, 2) / 1000);
    boolean unlimited = period > 0 && moves == 0;
    mainMs = unlimited ? UNSET : main;
    periodMs = unlimited ? 0 : period;
    periodMoves = moves;
    reset();
    return "";
  }

  /**
   * Sets a colour's time in seconds and the number of moves it is for, 0 for the whole game.
   * Without a time, returns the colour's remaining time.
   */
  String timeLeft(List<String> arguments) throws CommandFailure {
    int side = HtpDialogue.requireSide(arguments).ordinal();
    if (arguments.size() == 1) {
      return remainingMs[side] == UNSET ? "unlimited" : String.valueOf(remainingMs[side] / 1000.0);
    }
    remainingMs[side] = parseMilliseconds(arguments, 1);
    movesToControl[side] =
        arguments.size() > 2 ? (int) (parseMilliseconds(arguments, 2) / 1000) : 0;
    return "";
  }

  private static long parseMilliseconds(List<String> arguments, int index) throws CommandFailure {
    String seconds = HtpDialogue.requireArgument(arguments, index);
    if (!seconds.matches("\\d{1,7}(\\.\\d{1,6})?")) {
      throw new CommandFailure("syntax error: " + seconds + " is no time");
    }
    return Math.round(1000 * Double.parseDouble(seconds));
  }

  Limits limits(Side side) {
    long remaining = remainingMs[side.ordinal()];
    int moves = movesToControl[side.ordinal()];
    if (remaining == UNSET) {
      return Limits.NONE;
    }
    if (moves == 0 && remaining == 0 && periodMoves > 0) {
      return Limits.time(Math.max(1, periodMs / periodMoves));
    }
    return moves > 0
        ? Limits.time(Math.max(1, remaining / moves))
        : Limits.forClock(Math.max(1, remaining), 0, 0);
  }

  void subtract(Side side, long ms) {
    int index = side.ordinal();
    if (remainingMs[index] != UNSET && movesToControl[index] == 0) {
      remainingMs[index] = Math.max(0, remainingMs[index] - ms);
    }
  }
}
