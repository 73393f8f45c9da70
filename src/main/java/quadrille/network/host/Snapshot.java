package quadrille.network.host;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import quadrille.core.Side;
import quadrille.match.MatchState;

/**
 * What an event tells: the state of a table at one moment. It is turned into JSON by whoever sends
 * it first, and not by the referee, who must not wait. Immutable; thread-safe.
 *
 * @param id the number of the event
 * @param game what stays the same during the game
 * @param firstMs what the first side had left at that moment, in milliseconds
 * @param rematch who has asked for another game
 * @param rendered the event as JSON for each kind of viewer that was sent it
 */
record Snapshot(
    long id,
    ShownGame game,
    MatchState state,
    Map<Side, SeatInfo> seats,
    Coverage coverage,
    long firstMs,
    long secondMs,
    boolean drawDeclined,
    Set<Side> rematch,
    Map<Object, byte[]> rendered) {

  /**
   * A seat.
   *
   * @param remote whether it is for guests
   * @param name who has it; empty while it is open
   * @param connected false if a guest has no open connection
   */
  record SeatInfo(boolean remote, String name, boolean open, boolean connected) {}

  /** One kind of viewer, all of whom are sent the same. */
  record Audience(boolean wholeTable, @Nullable Side side, Locale language) {}

  static Snapshot of(
      long id,
      ShownGame game,
      MatchState state,
      Map<Side, SeatInfo> seats,
      Coverage coverage,
      boolean drawDeclined,
      Set<Side> rematch) {
    long now = System.nanoTime();
    return new Snapshot(
        id,
        game,
        state,
        Map.copyOf(seats),
        coverage,
        state.remainingMs(Side.FIRST, now),
        state.remainingMs(Side.SECOND, now),
        drawDeclined,
        Set.copyOf(rematch),
        new ConcurrentHashMap<>());
  }

  byte[] rendered(Audience audience, Supplier<byte[]> renderer) {
    return rendered.computeIfAbsent(audience, _ -> renderer.get());
  }
}
