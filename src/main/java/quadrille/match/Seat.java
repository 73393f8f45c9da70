package quadrille.match;

import java.util.Locale;
import quadrille.core.BadInputException;
import quadrille.match.engine.CommandLineWords;
import quadrille.search.Level;
import quadrille.search.Limits;

/**
 * What plays one side of a game. A seat is only data: whether a game has that opponent, or an
 * engine can be started, is checked by {@link PlayerFactory}.
 */
public sealed interface Seat {
  /** The longest time for a move, in milliseconds: a day. */
  long MAX_TIME_MS = 86_400_000;

  /** The highest grade of a bot. */
  int MAX_GRADE = 99;

  /** The most positions searched for a move. */
  long MAX_NODES = 1_000_000_000_000L;

  /** A human at the board or the terminal. */
  record Human() implements Seat {}

  /** Our search at one of the levels. */
  record AtLevel(Level level) implements Seat {}

  /**
   * Our search to a fixed depth.
   *
   * @param depth in plies, 1 … {@link Limits#MAX_DEPTH}
   */
  record AtDepth(int depth) implements Seat {}

  /**
   * Our search with the same time for each move.
   *
   * @param timeMs milliseconds, 1 … {@link #MAX_TIME_MS}
   */
  record ForTime(long timeMs) implements Seat {}

  /**
   * Our search with the same number of positions for each move.
   *
   * @param nodes 1 … {@link #MAX_NODES}
   */
  record ForNodes(long nodes) implements Seat {}

  /**
   * A named opponent of the game.
   *
   * @param grade 1 … {@link #MAX_GRADE}, or 0 for the default grade
   */
  record Bot(String id, int grade) implements Seat {}

  /**
   * An engine from the user's list.
   *
   * @param name its name in the list
   */
  record Engine(String name) implements Seat {}

  /**
   * An engine given by its command line.
   *
   * @param line the program and its arguments, as {@link CommandLineWords} splits them
   */
  record EngineCommand(String line) implements Seat {}

  /** A computer that another version stored and this one cannot read. */
  record Unknown(String spec) implements Seat {}

  default boolean isComputer() {
    return !(this instanceof Human);
  }

  /** Whether it is a search of this program, which evaluates positions. */
  default boolean isSearch() {
    return this instanceof AtLevel
        || this instanceof AtDepth
        || this instanceof ForTime
        || this instanceof ForNodes;
  }

  /** The seat as the command line and the database write it; {@link #parse} is the inverse. */
  default String spec() {
    return switch (this) {
      case Human _ -> "human";
      case AtLevel(Level level) -> "level:" + level.number();
      case AtDepth(int depth) -> "depth:" + depth;
      case ForTime(long timeMs) -> "time:" + timeMs;
      case ForNodes(long nodes) -> "nodes:" + nodes;
      case Bot(String id, int grade) -> grade == 0 ? id : id + ":" + grade;
      case Engine(String name) -> "engine:" + name;
      case EngineCommand(String line) -> "engine:\"" + line + '"';
      case Unknown(String spec) -> spec;
    };
  }

  /**
   * Reads a seat: {@code human}, {@code level:1} … {@code level:8}, {@code depth:N}, {@code
   * time:MS}, {@code nodes:N}, {@code engine:NAME}, {@code engine:"PROGRAM ARGUMENTS"}, or the id
   * of a bot with {@code :N} for its grade.
   *
   * @throws BadInputException when the text is none of these
   */
  static Seat parse(String text) throws BadInputException {
    String[] parts = text.strip().split(":", 2);
    String kind = parts[0].toLowerCase(Locale.ROOT);
    if (parts.length == 1) {
      return kind.equals("human") ? new Human() : bot(text, kind, 0);
    }
    String value = parts[1];
    return switch (kind) {
      case "human" -> throw new BadInputException(Seat.class, "error.seat", text);
      case "level" -> new AtLevel(Level.of((int) number(text, value, Level.ALL.size())));
      case "depth" -> new AtDepth((int) number(text, value, Limits.MAX_DEPTH));
      case "time" -> new ForTime(number(text, value, MAX_TIME_MS));
      case "nodes" -> new ForNodes(number(text, value, MAX_NODES));
      case "engine" -> parseEngine(value);
      default -> bot(text, kind, (int) number(text, value, MAX_GRADE));
    };
  }

  /** Reads the seat of a computer back from a stored {@link #spec}; never fails. */
  static Seat ofStored(String spec) {
    try {
      Seat seat = parse(spec);
      return seat.isComputer() && seat.spec().equals(spec) ? seat : new Unknown(spec);
    } catch (BadInputException e) {
      return new Unknown(spec);
    }
  }

  /**
   * Quotes, blanks or slashes make a command line; anything else is a name. Quotes around the whole
   * text are removed, but not those around the first of several words.
   */
  private static Seat parseEngine(String text) throws BadInputException {
    boolean quoted = text.matches("(?!\"[^\"]+\"\\s)\".*\"");
    String line = quoted ? text.substring(1, text.length() - 1) : text;
    if (CommandLineWords.split(line).isEmpty()) {
      throw new BadInputException(Seat.class, "error.engine", text);
    }
    return quoted || text.matches(".*[\\s/\\\\].*") ? new EngineCommand(line) : new Engine(text);
  }

  private static Seat bot(String text, String id, int grade) throws BadInputException {
    if (!id.matches("[a-z]+(-[a-z]+)*")) {
      throw new BadInputException(Seat.class, "error.seat", text);
    }
    return new Bot(id, grade);
  }

  private static long number(String text, String value, long maximum) throws BadInputException {
    try {
      long number = Long.parseLong(value);
      if (number >= 1 && number <= maximum) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Reported below, like a number out of range.
    }
    throw new BadInputException(Seat.class, "error.seat-number", text, "1…" + maximum);
  }
}
