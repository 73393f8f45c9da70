package quadrille.app.common;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.match.Seat;
import quadrille.search.Level;

/**
 * Who is wanted on a seat.
 *
 * @param machine whether a machine sits there
 * @param name the person's name, also while a machine sits there; empty for none given
 * @param level the machine's level, 1 … 8, also while somebody else sits there
 * @param opponent the named opponent that sits there as the machine, as the command line writes it,
 *     or null for a level
 */
public record SeatChoice(boolean machine, String name, int level, @Nullable String opponent) {
  public static final SeatChoice PERSON = new SeatChoice(false, "", 3);
  public static final SeatChoice MACHINE = new SeatChoice(true, "", 3);

  public SeatChoice {
    Objects.requireNonNull(name);
    Level.of(level);
  }

  /** A person, or a machine at a level. */
  public SeatChoice(boolean machine, String name, int level) {
    this(machine, name, level, null);
  }

  /** The same with a machine on the seat. */
  SeatChoice seatMachine() {
    return new SeatChoice(true, name, level, opponent);
  }

  /** The named opponent that is the machine on the seat, or null. */
  public Seat.@Nullable Named named() {
    try {
      return machine && opponent != null && Seat.parse(opponent) instanceof Seat.Named named
          ? named
          : null;
    } catch (BadInputException e) {
      // From a file that another version wrote: a level has to do.
      return null;
    }
  }
}
