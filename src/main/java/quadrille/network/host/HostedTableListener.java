package quadrille.network.host;

import quadrille.core.Side;

/** Receives what happens at a table apart from its match, on any thread. */
public interface HostedTableListener {
  /** A guest has come, gone or come back. A guest who comes learns its token after this call. */
  default void seatsChanged() {}

  /** A guest has asked for another game with sides exchanged. */
  default void rematchAsked(Side side) {}
}
