package quadrille.match;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReferenceArray;
import quadrille.core.Side;

/** Who sits at the two sides of a match. May be asked by any thread. */
final class MatchPlayers {
  private final AtomicReferenceArray<Player> players;

  MatchPlayers(Player first, Player second) {
    players = new AtomicReferenceArray<>(new Player[] {first, second});
  }

  Player at(Side side) {
    return players.get(side.ordinal());
  }

  /** Completed when both can be asked. */
  CompletableFuture<Void> ready() {
    return CompletableFuture.allOf(at(Side.FIRST).ready(), at(Side.SECOND).ready());
  }

  /** Another player takes over a side; the old one is closed. */
  void replace(Side side, Player player) {
    players.getAndSet(side.ordinal(), player).close();
  }

  void close() {
    at(Side.FIRST).close();
    at(Side.SECOND).close();
  }
}
