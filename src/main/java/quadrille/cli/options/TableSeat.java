package quadrille.cli.options;

import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.match.Seat;

/**
 * A seat at a table in the network.
 *
 * @param seat who has it at the host, or null if it is open for whoever joins
 */
public record TableSeat(@Nullable Seat seat) {
  private static final String OPEN = "open";

  /**
   * Reads {@code open} or a {@link Seat}.
   *
   * @throws BadInputException when the text is neither
   */
  static TableSeat parse(String text) throws BadInputException {
    return new TableSeat(text.strip().equalsIgnoreCase(OPEN) ? null : Seat.parse(text));
  }
}
