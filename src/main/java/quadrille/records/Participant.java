package quadrille.records;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.match.Seat;

/**
 * A player as the records know it: a person by name, a machine by what it is.
 *
 * @param human whether it is a person
 * @param name the person's name, empty for one who gave none; or the machine as the command line
 *     writes its seat: {@code level:3}, {@code snakes}, {@code engine:scan}
 */
public record Participant(boolean human, String name) {
  private static final String LEVEL = "level:";

  public Participant {
    Objects.requireNonNull(name);
  }

  public static Participant human(String name) {
    return new Participant(true, name.strip());
  }

  /** Who sits on a seat; a person there has no name. */
  public static Participant of(Seat seat) {
    return seat.isComputer() ? new Participant(false, seat.spec()) : human("");
  }

  /** The level of a machine that has one, or null. */
  public @Nullable Integer level() {
    return !human && name.startsWith(LEVEL) && name.matches("level:[1-8]")
        ? Integer.valueOf(name.substring(LEVEL.length()))
        : null;
  }

  /**
   * The seat that this player sat on.
   *
   * @throws BadInputException when it is a machine that is not there any more
   */
  public Seat seat() throws BadInputException {
    return human ? new Seat.Human(name) : Seat.parse(name);
  }

  String storedKind() {
    return human ? "person" : "machine";
  }
}
