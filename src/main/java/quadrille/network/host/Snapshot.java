package quadrille.network.host;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import quadrille.core.Side;
import quadrille.match.Clock;
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
    return new Snapshot(
        id,
        game,
        state,
        Map.copyOf(seats),
        coverage,
        remainingMs(state, Side.FIRST),
        remainingMs(state, Side.SECOND),
        drawDeclined,
        Set.copyOf(rematch),
        new ConcurrentHashMap<>());
  }

  /** What a side has left at this moment, in milliseconds. */
  private static long remainingMs(MatchState state, Side side) {
    Clock clock = state.clock();
    long left = clock.remainingMs(side);
    if (left == Long.MAX_VALUE || runningSide(state) != side) {
      return left;
    }
    long usedMs = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - state.turnStartedNanos());
    return Math.max(0, left - usedMs);
  }

  /** The side whose clock runs, or null. */
  static @Nullable Side runningSide(MatchState state) {
    Side turn = state.line().position().turn();
    boolean runs =
        state.phase() == MatchState.Phase.WAITING
            && !(state.clock().rule() instanceof Clock.Rule.None)
            && state.clock().isStarted(turn);
    return runs ? turn : null;
  }

  byte[] rendered(Audience audience, Supplier<byte[]> renderer) {
    return rendered.computeIfAbsent(audience, _ -> renderer.get());
  }
}
