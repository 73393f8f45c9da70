package quadrille.cli.options;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import quadrille.arena.openings.ListedOpenings;
import quadrille.arena.openings.OpeningBook;
import quadrille.arena.openings.Openings;
import quadrille.arena.openings.RandomOpenings;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.match.AdjudicationRules;
import quadrille.match.Clock;
import quadrille.match.Seat;
import quadrille.network.client.TableAddress;
import quadrille.network.host.Reach;
import quadrille.network.protocol.JoinCode;
import quadrille.records.GameFilter;
import quadrille.records.files.GameFiles;
import quadrille.system.FileReasons;

/** The converters of options by their type; see {@link NumberConverters} for numbers. */
public final class Converters {
  private static final String RANDOM_PREFIX = "random:";

  private Converters() {}

  /** Makes the converters known to a command and its subcommands. */
  public static void register(CommandLine command) {
    command
        .registerConverter(GameModule.class, Converters::game)
        .registerConverter(Seat.class, parsing(Seat::parse))
        .registerConverter(TableSeat.class, parsing(TableSeat::parse))
        .registerConverter(TableAddress.class, parsing(TableAddress::parse))
        .registerConverter(JoinCode.class, parsing(JoinCode::parse))
        .registerConverter(Reach.class, wordOf(Reach.values()))
        .registerConverter(Side.class, wordOf(Side.values()))
        .registerConverter(GameFilter.Result.class, wordOf(GameFilter.Result.values()))
        .registerConverter(LocalDate.class, Converters::date)
        .registerConverter(Path.class, Converters::path)
        .registerConverter(double.class, Converters::number)
        .registerConverter(Double.class, Converters::number)
        .registerConverter(Clock.Rule.class, parsing(Clock.Rule::parse))
        .registerConverter(AdjudicationRules.ByScore.class, Converters::scoreAdjudication)
        .registerConverter(OpeningsSource.class, Converters::openings);
  }

  private interface Parser<T> {
    T parse(String text) throws BadInputException;
  }

  private static <T> ITypeConverter<T> parsing(Parser<T> parser) {
    return text -> {
      try {
        return parser.parse(text);
      } catch (BadInputException e) {
        throw new TypeConversionException(e.text().toString());
      }
    };
  }

  /** Picocli's own converter names the constants, and not the words of the help. */
  private static <E extends Enum<E>> ITypeConverter<E> wordOf(E[] values) {
    return text -> {
      for (E value : values) {
        if (value.name().equalsIgnoreCase(text.strip())) {
          return value;
        }
      }
      String words =
          Stream.of(values)
              .map(value -> value.name().toLowerCase(Locale.ROOT))
              .collect(Collectors.joining(", "));
      throw new TypeConversionException("expected " + words + " but was " + text);
    };
  }

  private static GameModule game(String text) {
    return Games.find(text.toLowerCase(Locale.ROOT))
        .orElseThrow(() -> new TypeConversionException("expected " + ids() + " but was " + text));
  }

  private static String ids() {
    return Games.ALL.stream().map(module -> module.game().id()).collect(Collectors.joining(", "));
  }

  private static Path path(String text) {
    if (text.isBlank()) {
      throw new TypeConversionException("expected the name of a file or folder but it is empty");
    }
    try {
      return Path.of(text);
    } catch (InvalidPathException _) {
      throw new TypeConversionException("expected the name of a file or folder but was " + text);
    }
  }

  /** The name of a file, or {@code -} for a standard stream. */
  public static final class FileName implements ITypeConverter<String> {
    @Override
    public String convert(String text) {
      path(text);
      return text;
    }
  }

  private static Double number(String text) {
    try {
      double number = Double.parseDouble(text);
      if (Double.isFinite(number)) {
        return number;
      }
    } catch (NumberFormatException _) {
      // Rejected below, like a number without an end.
    }
    throw new TypeConversionException("expected a number but was " + text);
  }

  private static LocalDate date(String text) {
    try {
      return LocalDate.parse(text.strip());
    } catch (DateTimeParseException e) {
      throw new TypeConversionException(
          "expected a date such as 2026-11-20 (year-month-day) but was " + text);
    }
  }

  private static AdjudicationRules.ByScore scoreAdjudication(String text) {
    String[] parts = text.strip().split(":");
    if (parts.length == 2
        && parts[0].matches("\\d{1,6}(\\.\\d+)?")
        && parts[1].matches("\\d{1,4}")) {
      double units = Double.parseDouble(parts[0]);
      int moves = Integer.parseInt(parts[1]);
      if (units > 0 && moves > 0) {
        return new AdjudicationRules.ByScore(units, moves);
      }
    }
    throw new TypeConversionException(
        "expected UNITS:MOVES, both more than 0, such as 3:4, but was " + text);
  }

  /** Opens the openings of an option. */
  public interface OpeningsSource {
    Openings open(Line start, long seed) throws BadInputException, CommandFailedException;
  }

  private static OpeningsSource openings(String text) {
    String spec = text.strip();
    String word = spec.toLowerCase(Locale.ROOT);
    if (word.equals(OpeningBook.SPEC)) {
      return OpeningBook::balanced;
    }
    if (word.startsWith(RANDOM_PREFIX)) {
      int plies =
          new NumberConverters.CountOrZero().convert(spec.substring(RANDOM_PREFIX.length()));
      return (start, seed) -> RandomOpenings.of(start, plies, seed);
    }
    Path file = path(spec);
    return (start, seed) -> readOpenings(file, start, seed);
  }

  private static Openings readOpenings(Path file, Line start, long seed)
      throws BadInputException, CommandFailedException {
    try {
      List<String> lines = GameFiles.readText(file).lines().toList();
      return ListedOpenings.read(file.toString(), lines, start, seed);
    } catch (IOException e) {
      String reason = FileReasons.of(e);
      throw new CommandFailedException(
          "cannot read the openings of " + file + ": " + reason + ".", e);
    }
  }
}
