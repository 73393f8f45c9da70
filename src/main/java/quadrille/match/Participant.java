package quadrille.match;

import java.util.Objects;

/**
 * Who plays one side of a game.
 *
 * @param seat a human or a computer
 * @param name the human's name, empty if none was given; always empty for a computer
 */
public record Participant(Seat seat, String name) {

  public Participant {
    Objects.requireNonNull(seat);
    name = name.strip();
    if (seat.isComputer() && !name.isEmpty()) {
      throw new IllegalArgumentException("a name for " + seat.spec());
    }
  }

  /** A computer, or a human without a name. */
  public static Participant of(Seat seat) {
    return new Participant(seat, "");
  }

  public static Participant human(String name) {
    return new Participant(new Seat.Human(), name);
  }

  public boolean isHuman() {
    return !seat.isComputer();
  }

  /** The human's name, which may be empty, or the computer's {@link Seat#spec}. */
  public String label() {
    return isHuman() ? name : seat.spec();
  }
}
