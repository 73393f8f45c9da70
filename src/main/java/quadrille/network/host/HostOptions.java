package quadrille.network.host;

import quadrille.network.protocol.JoinCode;

/**
 * How a table is opened to others.
 *
 * @param reach from where it can be reached
 * @param port the port to listen at, or 0 for any free one
 * @param spectators whether anybody who can reach the table may watch, without the code
 * @param code what a guest needs to take a seat
 */
public record HostOptions(Reach reach, int port, boolean spectators, JoinCode code) {

  /** The local network, any port, with spectators and a new code. */
  public static HostOptions defaults() {
    return new HostOptions(Reach.LOCAL_NETWORK, 0, true, JoinCode.random());
  }
}
