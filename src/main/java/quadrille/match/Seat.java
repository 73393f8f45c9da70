package quadrille.match;

import java.util.Locale;
import java.util.function.Function;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Settings;
import quadrille.core.Text;
import quadrille.search.Knowledge;
import quadrille.search.Level;
import quadrille.search.Limits;

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

  /** A machine that looks at so many positions for each move. */
  record ForNodes(long nodes) implements Seat {
    @Override
    public String spec() {
      return "nodes:" + nodes;
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

  /** The most positions for a move that may be asked for. */
  long MAX_NODES = 1_000_000_000_000L;

  /**
   * Reads a seat: {@code human}, {@code level:1} … {@code level:8}, {@code depth:N}, {@code
   * time:MS}, {@code nodes:N} or {@code random}.
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
      case "nodes" -> new ForNodes(number(text, value, MAX_NODES));
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
   * The player of this seat, on the usual terms.
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
    return sit(Terms.usual(game, knowledge, settings).withThreads(threads), seed);
  }

  /**
   * The player of this seat: the one place where players are made.
   *
   * @param seed decides what is left to chance
   */
  default Player sit(Terms terms, long seed) {
    return switch (this) {
      case Human human -> new HumanPlayer(human.name());
      case AtRandom random -> new RandomPlayer(random.spec(), seed);
      case AtLevel(Level level) ->
          machine(terms, level.limits(terms.game()), level.mistakes(), seed);
      case AtDepth(int depth) -> machine(terms, Limits.depth(depth), 0, seed);
      case ForTime(long timeMs) -> machine(terms, Limits.time(timeMs), 0, seed);
      case ForNodes(long nodes) -> machine(terms, Limits.nodes(nodes), 0, seed);
    };
  }

  private Player machine(Terms terms, Limits own, double mistakes, long seed) {
    return new EnginePlayer(spec(), terms.search(), terms.limits(own), mistakes, seed);
  }
}
