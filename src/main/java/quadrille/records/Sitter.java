package quadrille.records;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.match.Seat;

/**
 * A player as the records know it: a person by name, a machine by what it is.
 *
 * @param person whether it is a person
 * @param name the person's name, empty for one who gave none; or the machine as the command line
 *     writes its seat: {@code level:3}, {@code snakes}, {@code engine:scan}
 */
public record Sitter(boolean person, String name) {
  private static final String LEVEL = "level:";

  public Sitter {
    Objects.requireNonNull(name);
  }

  public static Sitter person(String name) {
    return new Sitter(true, name.strip());
  }

  /** Who sits on a seat; a person there has no name. */
  public static Sitter of(Seat seat) {
    return seat.isMachine() ? new Sitter(false, seat.spec()) : person("");
  }

  /** The level of a machine that has one, or null. */
  public @Nullable Integer level() {
    return !person && name.startsWith(LEVEL) && name.matches("level:[1-8]")
        ? Integer.valueOf(name.substring(LEVEL.length()))
        : null;
  }

  /**
   * The seat that this player sat on.
   *
   * @throws BadInputException when it is a machine that is not there any more
   */
  public Seat seat() throws BadInputException {
    return person ? new Seat.Human(name) : Seat.parse(name);
  }

  String kind() {
    return person ? "person" : "machine";
  }
}
