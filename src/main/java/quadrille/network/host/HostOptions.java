package quadrille.network.host;

import java.util.Map;
import quadrille.core.Side;
import quadrille.network.protocol.JoinCode;

/**
 * How a table is opened to others.
 *
 * @param reach from where it can be reached
 * @param port the port to listen at, or 0 for any free one
 * @param spectators whether anybody who can reach the table may watch, without the code
 * @param help whether the players may be helped, by hints and evaluations
 * @param code what a guest needs to take a seat
 * @param guests who had taken which seat when the table was open before
 */
public record HostOptions(
    Reach reach,
    int port,
    boolean spectators,
    boolean help,
    JoinCode code,
    Map<Side, Guest> guests) {

  public HostOptions {
    guests = Map.copyOf(guests);
  }

  /** A table that nobody has taken a seat at. */
  public HostOptions(Reach reach, int port, boolean spectators, boolean help, JoinCode code) {
    this(reach, port, spectators, help, code, Map.of());
  }

  /** The same at another port. */
  HostOptions withPort(int other) {
    return new HostOptions(reach, other, spectators, help, code, guests);
  }
}
