package quadrille.match;

import java.util.Locale;
import java.util.function.Function;
import java.util.function.Supplier;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Settings;
import quadrille.core.Text;
import quadrille.search.Knowledge;
import quadrille.search.Level;
import quadrille.search.Limits;
import quadrille.search.Search;

/** Who is to sit at one side of the table, as it is chosen, written and remembered. */
public sealed interface Seat {

  /** The seat as the command line writes it; {@link #parse} reads it back. */
  String spec();

  /** A person. */
  record Human(String name) implements Seat {
    @Override
    public String spec() {
      return "human";
    }
  }

  /** A machine at one of the levels. */
  record AtLevel(Level level) implements Seat {
    @Override
    public String spec() {
      return "level:" + level.number();
    }
  }

  /** A machine that searches to a fixed depth in plies. */
  record AtDepth(int depth) implements Seat {
    @Override
    public String spec() {
      return "depth:" + depth;
    }
  }

  /** A machine that takes the same time for each move, in milliseconds. */
  record ForTime(long timeMs) implements Seat {
    @Override
    public String spec() {
      return "time:" + timeMs;
    }
  }

  /** A machine that plays at random. */
  record AtRandom() implements Seat {
    @Override
    public String spec() {
      return "random";
    }
  }

  /** The longest time for a move that may be asked for: a day. */
  long MAX_TIME_MS = 86_400_000;

  /**
   * Reads a seat: {@code human}, {@code level:1} … {@code level:8}, {@code depth:N}, {@code
   * time:MS} or {@code random}.
   *
   * @throws BadInputException when the text is none of these
   */
  static Seat parse(String text) throws BadInputException {
    String spec = text.strip().toLowerCase(Locale.ROOT);
    int colon = spec.indexOf(':');
    if (colon < 0) {
      return switch (spec) {
        case "human" -> new Human("human");
        case "random" -> new AtRandom();
        default -> throw unknown(text);
      };
    }
    String value = spec.substring(colon + 1);
    return switch (spec.substring(0, colon)) {
      case "level" -> new AtLevel(Level.of((int) number(text, value, Level.ALL.size())));
      case "depth" -> new AtDepth((int) number(text, value, Limits.MAX_DEPTH));
      case "time" -> new ForTime(number(text, value, MAX_TIME_MS));
      default -> throw unknown(text);
    };
  }

  private static long number(String text, String value, long maximum) throws BadInputException {
    try {
      long number = Long.parseLong(value);
      if (number >= 1 && number <= maximum) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Told below, like a number out of range.
    }
    throw new BadInputException(Text.of(Seat.class, "error.seat-number", text, "1…" + maximum));
  }

  private static BadInputException unknown(String text) {
    return new BadInputException(Text.of(Seat.class, "error.seat", text));
  }

  /** Whether a machine sits here. */
  default boolean isMachine() {
    return !(this instanceof Human);
  }

  /**
   * The player of this seat.
   *
   * @param knowledge makes what a searching thread needs to know of the game
   * @param seed decides what is left to chance
   * @param threads how many threads a machine searches with, 1 or more
   */
  default Player sit(
      Game game,
      Function<Settings, Knowledge> knowledge,
      Settings settings,
      long seed,
      int threads) {
    Supplier<Search> search =
        () ->
            new Search(
                game, () -> knowledge.apply(settings), Search.DEFAULT_HASH_MEGABYTES, threads);
    return switch (this) {
      case Human human -> new HumanPlayer(human.name());
      case AtRandom random -> new RandomPlayer(random.spec(), seed);
      case AtLevel(Level level) ->
          new EnginePlayer(spec(), search.get(), level.limits(game), level.mistakes(), seed);
      case AtDepth(int depth) ->
          new EnginePlayer(spec(), search.get(), Limits.depth(depth), 0, seed);
      case ForTime(long timeMs) ->
          new EnginePlayer(spec(), search.get(), Limits.time(timeMs), 0, seed);
    };
  }
}
