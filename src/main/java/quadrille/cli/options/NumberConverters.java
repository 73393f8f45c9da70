package quadrille.cli.options;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import quadrille.match.Seat;
import quadrille.search.Level;
import quadrille.search.Limits;

/** The ranges of the whole numbers that commands take. */
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

  /** How many of something there are to be. */
  public static final class Count extends Range {
    Count() {
      super(1, 1_000_000);
    }
  }

  /** How many of something there are to be, two by two. */
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

  /** How many of something there are to be, none included. */
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

  /** How many threads work at once. */
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

  /** How many positions a search looks at. */
  public static final class NodeCount implements ITypeConverter<Long> {
    @Override
    public Long convert(String text) {
      return parse(text, 1, Seat.MAX_NODES);
    }
  }

  /** Reads a whole number and refuses what is out of range. */
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
      // Refused below, like a number that is out of range.
    }
    throw new TypeConversionException(
        "expected a whole number from " + minimum + " to " + maximum + " but was " + text);
  }
}
