package quadrille.cli.options;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import quadrille.match.Seat;
import quadrille.search.Level;
import quadrille.search.Limits;

/** Converters for whole numbers, each with the range of an option. */
public final class NumberConverters {
  private NumberConverters() {}

  /** A depth in plies. */
  public static final class Depth extends Range {
    Depth() {
      super(1, Limits.MAX_DEPTH);
    }
  }

  /** The number of a level. */
  public static final class LevelNumber extends Range {
    LevelNumber() {
      super(1, Level.ALL.size());
    }
  }

  /** A count of 1 or more. */
  public static final class Count extends Range {
    Count() {
      super(1, 1_000_000);
    }
  }

  /** An even count. */
  public static final class EvenCount implements ITypeConverter<Integer> {
    @Override
    public Integer convert(String text) {
      int value = new Count().convert(text);
      if (value % 2 != 0) {
        throw new TypeConversionException("expected an even number but was " + text);
      }
      return value;
    }
  }

  /** A count of 0 or more. */
  public static final class CountOrZero extends Range {
    public CountOrZero() {
      super(0, 1_000_000);
    }
  }

  /** A time in milliseconds, up to a day. */
  public static final class Milliseconds extends Range {
    Milliseconds() {
      super(1, 86_400_000);
    }
  }

  /** A time in seconds, up to a day. */
  public static final class Seconds extends Range {
    Seconds() {
      super(1, 86_400);
    }
  }

  /** A move overhead in milliseconds. */
  public static final class MoveOverhead extends Range {
    MoveOverhead() {
      super(0, Limits.MAX_MOVE_OVERHEAD_MS);
    }
  }

  /** A number of threads. */
  public static final class ThreadCount extends Range {
    ThreadCount() {
      super(1, 256);
    }
  }

  /** The size of a transposition table in megabytes. */
  public static final class Megabytes extends Range {
    Megabytes() {
      super(1, 8192);
    }
  }

  /** A port to listen at; 0 for any that is free. */
  public static final class Port extends Range {
    Port() {
      super(0, 65_535);
    }
  }

  /** The seed of a random generator. */
  public static final class Seed implements ITypeConverter<Long> {
    @Override
    public Long convert(String text) {
      try {
        return Long.valueOf(text);
      } catch (NumberFormatException e) {
        throw new TypeConversionException(
            "expected a whole number from %d to %d but was %s"
                .formatted(Long.MIN_VALUE, Long.MAX_VALUE, text));
      }
    }
  }

  /** A number of nodes. */
  public static final class NodeCount implements ITypeConverter<Long> {
    @Override
    public Long convert(String text) {
      return parse(text, 1, Seat.MAX_NODES);
    }
  }

  /** The number of a game in the history, which has no last one. */
  public static final class GameNumber implements ITypeConverter<Long> {
    @Override
    public Long convert(String text) {
      if (!text.matches("0*[1-9]\\d{0,17}")) {
        throw new TypeConversionException(
            "expected the number of a game, as shown by list, but was " + text);
      }
      return Long.valueOf(text);
    }
  }

  /** A whole number in a range. */
  abstract static class Range implements ITypeConverter<Integer> {
    private final int minimum;
    private final int maximum;

    Range(int minimum, int maximum) {
      this.minimum = minimum;
      this.maximum = maximum;
    }

    @Override
    public Integer convert(String text) {
      return (int) parse(text, minimum, maximum);
    }
  }

  private static long parse(String text, long minimum, long maximum) {
    try {
      long value = Long.parseLong(text);
      if (minimum <= value && value <= maximum) {
        return value;
      }
    } catch (NumberFormatException e) {
      // Rejected below, like a number out of range.
    }
    throw new TypeConversionException(
        "expected a whole number from " + minimum + " to " + maximum + " but was " + text);
  }
}
