package quadrille.app.common;

import java.util.Objects;
import quadrille.search.Level;

/**
 * Who is wanted on a seat.
 *
 * @param machine whether a machine sits there
 * @param name the person's name, also while a machine sits there; empty for none given
 * @param level the machine's level, 1 … 8, also while a person sits there
 */
public record SeatChoice(boolean machine, String name, int level) {
  public static final SeatChoice PERSON = new SeatChoice(false, "", 3);
  public static final SeatChoice MACHINE = new SeatChoice(true, "", 3);

  public SeatChoice {
    Objects.requireNonNull(name);
    Level.of(level);
  }

  /** The same with a machine on the seat. */
  SeatChoice seatMachine() {
    return new SeatChoice(true, name, level);
  }
}
