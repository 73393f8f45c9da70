package quadrille.match;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.search.Level;
import quadrille.search.Limits;
import quadrille.search.classic.OpponentKind;
import quadrille.text.Text;

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

  /**
   * A named opponent of the game.
   *
   * @param grade which one of its kind, 0 for the usual one
   */
  record Bot(String id, int grade) implements Seat {
    @Override
    public String spec() {
      return grade == 0 ? id : id + ":" + grade;
    }
  }

  /**
   * An engine from outside.
   *
   * @param name what it is called: its kept name, or its command line
   * @param game the id of the game it is kept for, or null where any will do
   * @param command the program and its arguments
   */
  record Engine(String name, @Nullable String game, List<String> command) implements Seat {
    @Override
    public String spec() {
      return game == null ? "engine:\"" + name + '"' : "engine:" + name;
    }
  }

  /** The longest time for a move that may be asked for: a day. */
  long MAX_TIME_MS = 86_400_000;

  /** More grades no opponent has. */
  int MAX_GRADE = 99;

  /** The most positions for a move that may be asked for. */
  long MAX_NODES = 1_000_000_000_000L;

  /**
   * Reads a seat: {@code human}, {@code level:1} … {@code level:8}, {@code depth:N}, {@code
   * time:MS}, {@code nodes:N}, an engine from outside, or an opponent's name, with {@code :N} for a
   * grade. Whether the game knows that name is told by {@link #validate}.
   *
   * @throws BadInputException when the text is none of these
   */
  static Seat parse(String text) throws BadInputException {
    String spec = text.strip().toLowerCase(Locale.ROOT);
    if (spec.startsWith(EngineSeats.PREFIX)) {
      return EngineSeats.parse(text.strip().substring(EngineSeats.PREFIX.length()));
    }
    int colon = spec.indexOf(':');
    if (colon < 0) {
      return spec.equals("human") ? new Human("human") : bot(text, spec, 0);
    }
    String value = spec.substring(colon + 1);
    String kind = spec.substring(0, colon);
    return switch (kind) {
      case "human" -> throw invalid(text);
      case "level" -> new AtLevel(Level.of((int) number(text, value, Level.ALL.size())));
      case "depth" -> new AtDepth((int) number(text, value, Limits.MAX_DEPTH));
      case "time" -> new ForTime(number(text, value, MAX_TIME_MS));
      case "nodes" -> new ForNodes(number(text, value, MAX_NODES));
      default -> bot(text, kind, (int) number(text, value, MAX_GRADE));
    };
  }

  private static Seat bot(String text, String id, int grade) throws BadInputException {
    if (!id.matches("[a-z]+(-[a-z]+)*")) {
      throw invalid(text);
    }
    return new Bot(id, grade);
  }

  /**
   * Makes sure that a game has the opponent that is named, or that the engine plays it.
   *
   * @param opponents those that the game has
   * @throws BadInputException when it does not, or not of this grade
   */
  default void validate(Game game, List<OpponentKind> opponents) throws BadInputException {
    if (this instanceof Engine external) {
      EngineSeats.validate(external, game);
    }
    if (!(this instanceof Bot(String id, int grade))) {
      return;
    }
    OpponentKind kind = OpponentKind.find(opponents, id);
    if (kind == null || (kind.grades() == 0 && grade > 0)) {
      throw new BadInputException(
          Text.of(
              Seat.class, "error.opponent", game.id(), spec(), OpponentKind.listSpecs(opponents)));
    }
    if (grade > kind.grades()) {
      throw new BadInputException(
          Text.of(Seat.class, "error.seat-number", spec(), "1…" + kind.grades()));
    }
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

  private static BadInputException invalid(String text) {
    return new BadInputException(Text.of(Seat.class, "error.seat", text));
  }

  /** Whether a machine sits here. */
  default boolean isComputer() {
    return !(this instanceof Human);
  }

  /**
   * The player of this seat: the one place where players are made.
   *
   * @param seed decides what is left to chance
   */
  default Player createPlayer(EngineConfig terms, long seed) {
    return switch (this) {
      case Human human -> new HumanPlayer(human.name());
      case Engine external -> EngineSeats.createPlayer(external, terms);
      case Bot(String id, int grade) -> new BotPlayer(spec(), terms.newOpponent(id, grade), seed);
      case AtLevel(Level level) ->
          searchPlayer(terms, level.limits(terms.game()), level.mistakeRate(), seed);
      case AtDepth(int depth) -> searchPlayer(terms, Limits.depth(depth), 0, seed);
      case ForTime(long timeMs) -> searchPlayer(terms, Limits.time(timeMs), 0, seed);
      case ForNodes(long nodes) -> searchPlayer(terms, Limits.nodes(nodes), 0, seed);
    };
  }

  private Player searchPlayer(EngineConfig terms, Limits own, double mistakes, long seed) {
    return new SearchPlayer(spec(), terms.newSearch(), terms.limits(own), mistakes, seed);
  }
}
