package quadrille.match;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import quadrille.core.BadInputException;
import quadrille.core.Side;
import quadrille.search.Limits;

/**
 * The time that both sides have left. Immutable.
 *
 * @param rule the time control
 * @param firstMs the milliseconds that {@link Side#FIRST} has left when its move begins
 * @param secondMs the same for {@link Side#SECOND}
 * @param firstStarted whether the next move of {@link Side#FIRST} takes time from its clock
 * @param secondStarted the same for {@link Side#SECOND}
 */
public record Clock(
    Rule rule, long firstMs, long secondMs, boolean firstStarted, boolean secondStarted) {
  private static final long UNLIMITED = Long.MAX_VALUE;

  /** The time control. */
  public sealed interface Rule {
    /** No clock. */
    record None() implements Rule {}

    /** The same time for every move, in milliseconds. */
    record PerMove(long timeMs) implements Rule {}

    /** A time for the whole game and an increment after each move, in milliseconds. */
    record PerGame(long timeMs, long incrementMs) implements Rule {}

    /** Whether there is a clock. */
    default boolean isTimed() {
      return !(this instanceof None);
    }

    /** The rule as the command line writes it; {@link #parse} is the inverse. */
    default String spec() {
      return switch (this) {
        case None _ -> "none";
        case PerMove(long timeMs) -> "move:" + seconds(timeMs);
        case PerGame(long timeMs, long incrementMs) ->
            "total:" + seconds(timeMs) + (incrementMs == 0 ? "" : "+" + seconds(incrementMs));
      };
    }

    /**
     * Reads {@code none}, {@code move:SECONDS} or {@code total:SECONDS+INCREMENT}.
     *
     * @throws BadInputException when the text is none of these
     */
    static Rule parse(String text) throws BadInputException {
      String spec = text.strip().toLowerCase(Locale.ROOT);
      if (spec.equals("none")) {
        return new None();
      }
      Matcher match = CLOCK.matcher(spec);
      if (!match.matches()) {
        throw new BadInputException(Clock.class, "error.clock", text);
      }
      long timeMs = milliseconds(match.group(2));
      if (timeMs == 0) {
        throw new BadInputException(Clock.class, "error.clock.zero", text);
      }
      String increment = match.group(3);
      return match.group(1).equals("move")
          ? new PerMove(timeMs)
          : new PerGame(timeMs, increment == null ? 0 : milliseconds(increment));
    }

    private static String seconds(long milliseconds) {
      return BigDecimal.valueOf(milliseconds, 3).stripTrailingZeros().toPlainString();
    }

    private static long milliseconds(String seconds) {
      return Math.round(1000 * Double.parseDouble(seconds));
    }
  }

  private static final Pattern CLOCK =
      Pattern.compile(
          "(move(?!.*\\+)|total):(\\d{1,6}(?:\\.\\d{1,3})?)(?:\\+(\\d{1,4}(?:\\.\\d{1,3})?))?");

  /** The clock at the start of a game in which every move takes time. */
  public static Clock start(Rule rule) {
    return start(rule, true);
  }

  /** The clock at the start of a game in which the first move of each side takes no time. */
  public static Clock startAfterFirstMoves(Rule rule) {
    return start(rule, false);
  }

  private static Clock start(Rule rule, boolean started) {
    long timeMs = timeMs(rule);
    return new Clock(rule, timeMs, timeMs, started, started);
  }

  private static long timeMs(Rule rule) {
    return switch (rule) {
      case Rule.None _ -> UNLIMITED;
      case Rule.PerMove perMove -> perMove.timeMs();
      case Rule.PerGame perGame -> perGame.timeMs();
    };
  }

  /** Whether the next move of a side takes time from its clock. */
  public boolean isStarted(Side side) {
    return side.choose(firstStarted, secondStarted);
  }

  /**
   * The milliseconds that a side has left when its move begins. Less than 0 if the player used more
   * than it had and was allowed to.
   */
  public long remainingMs(Side side) {
    return side.choose(firstMs, secondMs);
  }

  /**
   * The milliseconds after which a side loses on time; {@link Long#MAX_VALUE} if it never does.
   *
   * @param graceMs by how much it may exceed its time, but by no more than the time it began with,
   *     unless this is {@link Long#MAX_VALUE}
   */
  long allowedMs(Side side, long graceMs) {
    long remaining = remainingMs(side);
    return remaining == UNLIMITED || graceMs == UNLIMITED
        ? UNLIMITED
        : remaining + Math.min(graceMs, timeMs(rule));
  }

  /** How many milliseconds a side should spend on its next move, its move overhead included. */
  long suggestedMs(Side side) {
    long remaining = remainingMs(side);
    return switch (rule) {
      case Rule.None _ -> UNLIMITED;
      case Rule.PerMove _ -> Math.max(1, remaining);
      case Rule.PerGame(_, long incrementMs) -> Limits.forClock(remaining, incrementMs, 0).timeMs();
    };
  }

  /**
   * The clock after a side's move, which starts the side's clock if nothing has before.
   *
   * @param usedMs the time the move took, in milliseconds
   */
  public Clock after(Side side, long usedMs) {
    boolean takesTime = isStarted(side) && rule instanceof Rule.PerGame;
    long incrementMs = rule instanceof Rule.PerGame(_, long increment) ? increment : 0;
    return with(side, takesTime ? remainingMs(side) - usedMs + incrementMs : remainingMs(side));
  }

  /**
   * The clock stopped in the middle of a side's move, to show how the game ended.
   *
   * @param usedMs the time since the move began, in milliseconds
   */
  Clock stopped(Side side, long usedMs) {
    if (!isStarted(side) || !rule.isTimed()) {
      return this;
    }
    long leftMs = remainingMs(side);
    return with(side, usedMs >= leftMs ? 0 : leftMs - usedMs);
  }

  /**
   * The clock as it was when a side's move began, if this is the clock now.
   *
   * @param usedMs the time since then, in milliseconds
   */
  Clock withTimeBack(Side side, long usedMs) {
    boolean runs = isStarted(side) && rule.isTimed();
    return runs ? with(side, remainingMs(side) + usedMs) : this;
  }

  private Clock with(Side side, long leftMs) {
    return side == Side.FIRST
        ? new Clock(rule, leftMs, secondMs, true, secondStarted)
        : new Clock(rule, firstMs, leftMs, firstStarted, true);
  }
}
