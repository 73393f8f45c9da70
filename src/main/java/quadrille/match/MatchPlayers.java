package quadrille.match;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReferenceArray;
import quadrille.core.Side;

/** The two players of a match. Thread-safe. */
final class MatchPlayers {
  private final AtomicReferenceArray<Player> players;

  MatchPlayers(Player first, Player second) {
    players = new AtomicReferenceArray<>(new Player[] {first, second});
  }

  Player at(Side side) {
    return players.get(side.ordinal());
  }

  /** Completes when both players are ready. */
  CompletableFuture<Void> ready() {
    return CompletableFuture.allOf(at(Side.FIRST).ready(), at(Side.SECOND).ready());
  }

  /** Gives a side to another player and closes the old one. */
  void replace(Side side, Player player) {
    players.getAndSet(side.ordinal(), player).close();
  }

  void close() {
    at(Side.FIRST).close();
    at(Side.SECOND).close();
  }
}
