package quadrille.app.setup;

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
 * @param opponent the named opponent or the engine that sits there as the machine, as the command
 *     line writes it, or null for a level
 */
public record SeatChoice(boolean machine, String name, int level, @Nullable String opponent) {
  public static final SeatChoice HUMAN = new SeatChoice(false, "", 3);
  public static final SeatChoice COMPUTER = new SeatChoice(true, "", 3);

  public SeatChoice {
    Objects.requireNonNull(name);
    Level.of(level);
  }

  /** A person, or a machine at a level. */
  public SeatChoice(boolean machine, String name, int level) {
    this(machine, name, level, null);
  }

  /** The same with a machine on the seat. */
  SeatChoice withComputer() {
    return new SeatChoice(true, name, level, opponent);
  }

  /** The named opponent or the engine that is the machine on the seat, or null. */
  public @Nullable Seat bot() {
    try {
      return machine && opponent != null ? botSeat(Seat.parse(opponent)) : null;
    } catch (BadInputException e) {
      // From another version, or the engine is not kept any more: a level has to do.
      return null;
    }
  }

  private static @Nullable Seat botSeat(Seat seat) {
    return seat instanceof Seat.Bot || seat instanceof Seat.Engine ? seat : null;
  }
}
