package quadrille.network.client;

import quadrille.text.Text;

/** Receives what happens at the table apart from the game, on any thread, in order. */
public interface TableListener {

  /** The connection was lost, or is back. The clocks run on meanwhile. */
  default void connectionChanged(boolean connected) {}

  /** The host has refused something; the match shows its state again. */
  default void refused(Text reason) {}

  /** Another game begins, perhaps with sides exchanged: ask for its match. */
  default void newGame() {}

  /** A player has come, gone or asked for another game; or the series has gone on. */
  default void playersChanged() {}

  /** The opponent has declined our draw offer. */
  default void drawDeclined() {}

  /** The host has closed the table. */
  default void closed(Text reason) {}

  /** Nothing more comes: the host refuses us, or has not answered for long. */
  default void lost(Text reason) {}

  /** Nothing more comes: the host does not know our seat any more. */
  default void seatLost(Text reason) {
    lost(reason);
  }
}
