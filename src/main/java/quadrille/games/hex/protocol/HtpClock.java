package quadrille.games.hex.protocol;

import java.util.List;
import quadrille.core.Side;
import quadrille.games.hex.protocol.HtpDialogue.CommandFailure;
import quadrille.search.Limits;
import quadrille.search.TimeManagement;

/** What an HTP engine is told of time: the commands {@code time_settings} and {@code time_left}. */
final class HtpClock {
  private static final long UNSET = -1;

  private long mainMs = UNSET;
  private long periodMs;
  private int periodMoves;
  private final long[] remainingMs = {UNSET, UNSET};
  private final int[] movesToControl = new int[2];

  /** A new game with the same settings. */
  void reset() {
    for (int i = 0; i < remainingMs.length; i++) {
      remainingMs[i] = mainMs;
      movesToControl[i] = 0;
    }
  }

  /** Main time, time of a period and moves in a period; in seconds, as in Go. */
  String timeSettings(List<String> arguments) throws CommandFailure {
    long main = parseMilliseconds(arguments, 0);
    long period = parseMilliseconds(arguments, 1);
    int inPeriod = (int) (parseMilliseconds(arguments, 2) / 1000);
    boolean unlimited = period > 0 && inPeriod == 0;
    mainMs = unlimited ? UNSET : main;
    periodMs = unlimited ? 0 : period;
    periodMoves = inPeriod;
    reset();
    return "";
  }

  /** A colour's time in seconds, and for how many moves it has to last: 0 for the whole game. */
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
    long left = remainingMs[side.ordinal()];
    int forMoves = movesToControl[side.ordinal()];
    if (left == UNSET) {
      return Limits.NONE;
    }
    if (forMoves == 0 && left == 0 && periodMoves > 0) {
      return TimeManagement.forMoveTime(Math.max(1, periodMs / periodMoves));
    }
    return forMoves > 0
        ? TimeManagement.forMoveTime(Math.max(1, left / forMoves))
        : TimeManagement.forClock(Math.max(1, left), 0, 0);
  }

  void subtract(Side side, long ms) {
    int index = side.ordinal();
    if (remainingMs[index] != UNSET && movesToControl[index] == 0) {
      remainingMs[index] = Math.max(0, remainingMs[index] - ms);
    }
  }
}
